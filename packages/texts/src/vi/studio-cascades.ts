// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Không thể mua vòng quay miễn phí ở đây',
  'studio.cascade.buy': 'Mua vòng quay miễn phí',
  'studio.cascade.buyAsk': 'Mua {spins} vòng quay miễn phí với giá {amount} {currency}? Chúng bắt đầu ngay.',
  'studio.cascade.buyReturns': 'Trung bình chúng trả lại {percent} % giá mua.',
  'studio.cascade.freeWon': 'Vòng quay miễn phí thắng được: {spins}',
  'studio.cascade.factor': 'Hệ số nhân {factor}×',
  'studio.cascade.boards': 'Các bảng của lượt quay {spin}',
  'studio.cascade.rules.clusters':
    '{from} biểu tượng giống nhau trở lên trả thưởng nếu chạm nhau theo chiều ngang hoặc dọc. Tiền cược áp dụng cho cả bảng.',
  'studio.cascade.rules.anywhere':
    '{from} biểu tượng giống nhau trở lên trả thưởng dù ở đâu. Tiền cược áp dụng cho cả bảng.',
  'studio.cascade.rules.fall':
    'Biểu tượng thắng biến mất, các biểu tượng khác rơi xuống và biểu tượng mới đến từ trên cao chừng nào còn thắng: tối đa {most} lần mỗi lượt quay. Sau lần thắng cuối này không còn gì rơi nữa.',
  'studio.cascade.rules.factors':
    'Tiền thắng của một lượt quay lần lượt được nhân với {factors}; các lần sau nhân với số cuối cùng.',
  'studio.cascade.rules.keeps':
    'Trong vòng quay miễn phí hệ số không bao giờ giảm: số lần thắng của tất cả được cộng dồn.',
  'studio.cascade.rules.multipliers':
    'Các hệ số ở lại đến hết lượt quay, rồi cộng lại và nhân với tiền thắng. Trong vòng quay miễn phí, hệ số của mọi lượt cho đến lúc đó được tính.',
  'studio.cascade.rules.free':
    'Đủ scatter trên bảng cuối của lượt quay mang lại vòng quay miễn phí theo danh sách; {from} trở lên trong vòng quay miễn phí thêm {again}, tối đa {most} mỗi ván. Scatter trả thưởng không nhân hệ số. Nếu bạn rời đi, vòng quay miễn phí sẽ chờ bạn.',
  'studio.cascade.rules.buy':
    'Nơi có cung cấp, bạn có thể mua {spins} vòng quay miễn phí với giá gấp {price} lần tiền cược. Chúng bắt đầu ngay, không có lượt quay trả tiền, và trả không quá {most} lần tiền cược đó. Khi ấy bội số được hiển thị so với giá mua.',
  'studio.cascade.par.bought': 'Tỷ lệ hoàn trả khi mua vòng quay miễn phí',
  'studio.cascade.par.error': 'Sai số chuẩn',
  'studio.cascade.par.rounds': 'Số ván mô phỏng',
  'studio.cascade.par.top': 'Khoản thắng cao nhất trong đó',
}
