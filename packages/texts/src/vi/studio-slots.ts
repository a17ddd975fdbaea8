// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Trò chơi slot',
  'studio.slot.lost': 'Lần này không có thưởng',
  'studio.slot.freeWon': '{spins} vòng quay miễn phí, mỗi khoản thắng tính {factor} lần',
  'studio.slot.spinAll': 'Quay tất cả',
  'studio.slot.quick': 'Quay nhanh',
  'studio.slot.skip': 'Bỏ qua',
  'studio.slot.bigWin': 'Thắng lớn',
  'studio.slot.hugeWin': 'Thắng cực lớn',
  'studio.slot.ways': '{ways} cách',
  'studio.slot.scatters': 'Scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, vòng quay miễn phí: {spins}',
  'studio.slot.rules.lines':
    'Các biểu tượng giống nhau liên tiếp từ bên trái trên bất kỳ dòng nào trong {lines} dòng sẽ được trả theo bảng. Tiền cược tính cho tất cả các dòng.',
  'studio.slot.rules.ways':
    'Các biểu tượng giống nhau trên những cuộn liền kề từ bên trái được trả theo mọi cách chọn một biểu tượng ở mỗi cuộn: tối đa {ways} cách. Tiền cược tính cho tất cả.',
  'studio.slot.rules.heights': 'Mỗi lần quay, mỗi cuộn hiện từ {least} đến {most} hàng.',
  'studio.slot.rules.full':
    'Nếu mọi ô đều hiện cùng một biểu tượng trong {symbols} biểu tượng cuối bảng, mỗi khoản thắng tính {factor} lần.',
  'studio.slot.rules.free':
    'Đủ scatter sẽ mang lại vòng quay miễn phí như liệt kê bên dưới. Mỗi khoản thắng trong đó tính {factor} lần và có thể thêm vòng, tối đa {most} mỗi ván. Khi bạn rời đi, các vòng quay miễn phí chờ bạn.',
  'studio.slot.rules.cap': 'Ván đạt tới {most}× sẽ trả đúng mức đó và kết thúc tại đó.',
  'studio.slot.respin': 'Quay lại lần {spin}',
  'studio.slot.rules.wild': 'Biểu tượng wild thay cho mọi biểu tượng trừ xu.',
  'studio.slot.coins': 'Xu: {coins}, số lần quay lại còn: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Nhỏ',
  'studio.slot.major': 'Lớn',
  'studio.slot.grand': 'Tối thượng',
  'studio.slot.coinShare': 'Xu trả {pays}×',
  'studio.slot.rules.hold':
    '{from} xu trở lên sẽ ở yên tại chỗ, và các ô trống được quay lại: {respins} lần, rồi thêm {respins} lần sau mỗi xu mới. Cuối cùng mỗi xu trả đúng giá trị ghi trên nó, và cửa sổ đầy trả thêm giải tối thượng {grand}×. Khi bạn rời đi, các lần quay lại chờ bạn.',
  'studio.slot.par.hold': 'Tỷ lệ trả của quay lại',
  'studio.slot.par.holdChance': 'Cơ hội quay lại',
  'studio.slot.par.paid': 'Tỷ lệ trả của vòng quay trả tiền',
  'studio.slot.par.free': 'Tỷ lệ trả của vòng quay miễn phí',
  'studio.slot.par.deviation': 'Độ lệch chuẩn',
  'studio.slot.par.top': 'Khoản thắng cao nhất của một vòng quay trả tiền',
  'studio.slot.par.topValue': '{stakes}×, một lần trong {spins} vòng quay',
  'studio.slot.par.most': 'Không ván nào trả nhiều hơn',
}
