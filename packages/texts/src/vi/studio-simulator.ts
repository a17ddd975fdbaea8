// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Ở đây không thể cược liên tiếp nhanh hơn. Lượt cược của bạn chờ một chút',
  'studio.crash.cashedOutAt': 'Đã rút ở {point}×',
  'studio.way.title': 'Cách chơi',
  'studio.way.chosen': 'Mỗi ván như đã chọn trên trang này',
  'studio.way.slot': 'Mỗi lượt quay cùng mọi lượt quay miễn phí; không mua thưởng',
  'studio.way.pick': 'Trong phần thưởng, các ô được mở từ ô đầu tiên đến khi kết thúc',
  'studio.way.crash': 'Tự động rút ở {point}×',
  'studio.way.mines': 'Mở các ô từ góc trên bên trái; rút sau {count} ô',
  'studio.way.tower': 'Chọn ô đầu tiên mỗi tầng; rút sau tầng {count}',
  'studio.way.flip': 'Luôn chọn ngửa; rút sau {count} lần đúng',
  'studio.way.chicken': 'Băng qua đường; rút sau làn {count}',
  'studio.way.pump': 'Bơm bóng; rút sau {count} lần bơm',
  'studio.way.rps': 'Luôn ra búa, hòa thì ra lại; rút sau {count} lần thắng',
  'studio.way.hilo': 'Đoán bên dễ xảy ra hơn, bỏ qua A và K; rút sau {count} lần đúng',
  'studio.way.poker': 'Cách chơi tốt nhất: giữ những lá trả cao nhất tính trung bình',
  'studio.way.blackjack':
    'Cách chơi tốt nhất không bảo hiểm; tỷ lệ trả lại tính theo cược đầu, sau khi gấp đôi và tách',
}
