// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Chọn một ô để mở',
  'studio.slot.pick.closed': 'Ô {place}, đang đóng',
  'studio.slot.pick.prize': 'Ô {place}: {pays}×',
  'studio.slot.pick.end': 'Ô {place} kết thúc phần thưởng',
  'studio.slot.pick.left': 'Đã mở {opened} trên {places}, hiện có {pays}×',
  'studio.slot.pick.next': 'Mở giúp tôi một ô',
  'studio.slot.pick.all': 'Mở tất cả',
  'studio.slot.pick.places': 'Những gì trong các ô',
  'studio.slot.pick.share': 'Ô chứa {pays}×',
  'studio.slot.pick.endShare': 'Ô kết thúc phần thưởng',
  'studio.slot.par.pick': 'Tỷ lệ hoàn trả của phần thưởng',
  'studio.slot.par.pickChance': 'Cơ hội có phần thưởng',
  'studio.slot.rules.pick':
    '{from} biểu tượng thưởng mở ra bảng gồm {places} ô đóng. Bạn mở từng ô, và mỗi ô trả đúng những gì nó chứa, cho đến khi một ô kết thúc phần thưởng hoặc tất cả đã mở. Nội dung được định sẵn cùng với lượt cược của bạn; bạn chỉ chọn thứ tự. Nếu bạn rời đi, bảng sẽ chờ bạn, và sau hai ngày các ô được mở từ ô đầu tiên.',
  'studio.slot.rules.expanding': 'Biểu tượng wild lấp đầy cả cuộn của nó.',
  'studio.slot.rules.sticky': 'Trong vòng quay miễn phí, wild lấp đầy cả cuộn và ở lại đến lượt cuối.',
  'studio.slot.rules.walking':
    'Wild lấp đầy cả cuộn của nó. Sau đó nó dời sang trái một cuộn ở mỗi lượt quay lại cho đến khi rời đi. Một ván có tối đa {most} lượt quay lại; nếu bạn rời đi, chúng sẽ chờ bạn.',
  'studio.slot.rules.respinFactor': 'Mọi khoản thắng của lượt quay lại được tính {factor} lần.',
  'studio.slot.rules.wildHides': 'Cuộn toàn wild không hiện scatter.',
  'studio.slot.rules.freePlain':
    'Đủ scatter sẽ mang lại vòng quay miễn phí như liệt kê bên dưới. Nếu bạn rời đi, chúng sẽ chờ bạn.',
  'studio.slot.freePlainWon': '{spins} vòng quay miễn phí',
  'studio.slot.walks': 'Wild dời tiếp: quay lại',
  'studio.slot.wildReels': 'Cuộn wild: {reels}',
}
