// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Chế độ rạp hát',
  'gameWindow.small': 'Cửa sổ nhỏ',
  'gameWindow.large': 'Trở lại khung lớn',
  'gameWindow.move': 'Chuyển sang góc kế tiếp',
  'gameWindow.close': 'Đóng trò chơi',
  'gameWindow.goesOn': '{name} tiếp tục trong cửa sổ nhỏ',
  'gameWindow.switch.title': 'Đóng {name}?',
  'gameWindow.switch.text':
    'Mỗi lúc chỉ mở được một trò chơi. Ván đang chơi của {name} sẽ tiếp tục khi bạn quay lại.',
  'gameWindow.switch.yes': 'Đóng và mở trò chơi kia',
  'play.info': 'Về trò chơi này',
  'gameWindow.studio': 'Nhà cung cấp',
  'gameWindow.lines': 'Số dòng',
  'gameWindow.minBet': 'Mức cược nhỏ nhất',
  'gameWindow.rules': 'Luật chơi',
  'gameWindow.wagering': 'Được tính vào tiền thưởng của bạn',
  'gameWindow.notCounted': 'Cược không được tính',
  'gameWindow.missions': 'Được tính vào nhiệm vụ của bạn',
}
