// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× trả {payout} {currency}',
  'studio.round.lost': 'Lần này không thắng',
  'studio.steps.safe': '{multiplier}×: rút ngay được {payout} {currency}',
  'studio.steps.lost': 'Thua. Ván này không trả thưởng',
  'studio.steps.next': 'Bước tiếp theo đạt',
  'studio.steps.rules.cashOut':
    'Bạn có thể rút bất cứ lúc nào. Sai một bước là ván kết thúc và không trả thưởng.',
  'studio.steps.rules.pay':
    'Hệ số bằng 99 % chia cho xác suất đi được tới đây. Lợi thế nhà cái là một phần trăm, dù bạn đi xa đến đâu.',
  'studio.randomTile': 'Ô ngẫu nhiên',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Các số từ 1 đến 40',
  'studio.keno.number': 'Số {number}',
  'studio.keno.picks': 'Số đã chọn',
  'studio.keno.random': 'Chọn ngẫu nhiên',
  'studio.keno.clear': 'Xóa',
  'studio.keno.hits': 'Số trúng',
  'studio.keno.classic': 'Cổ điển',
  'studio.keno.rules.draw': 'Chọn từ một đến mười trong 40 số. Sau đó mười số được quay.',
  'studio.keno.rules.pay':
    'Càng nhiều số của bạn được quay ra, ván càng trả nhiều. Bảng cho biết mỗi mức trúng trả bao nhiêu với số lượng và rủi ro bạn chọn, cùng xác suất.',
  'studio.verify.keno': 'Các số được quay: mỗi số ngẫu nhiên chọn một trong các số còn lại',
  'studio.wheel.title': 'Vòng quay',
  'studio.wheel.segments': 'Số ô',
  'studio.wheel.rules.spin': 'Vòng quay dừng với một ô ở kim; mọi ô có khả năng như nhau.',
  'studio.wheel.rules.pay':
    'Ô đó trả tiền cược nhân với hệ số của nó. Trên mọi vòng quay, hệ số trung bình là 0.99×.',
  'studio.verify.wheel': 'Ô: số × {segments}, lấy phần nguyên, đếm từ 0',
  'studio.hilo.title': 'Cao thấp',
  'studio.hilo.higher': 'Cao hơn hoặc bằng',
  'studio.hilo.lower': 'Thấp hơn hoặc bằng',
  'studio.hilo.skip': 'Bỏ qua lá này',
  'studio.hilo.card': 'Lá bài',
  'studio.hilo.first': 'Lá tiếp theo cao hơn hay thấp hơn?',
  'studio.hilo.rules.guess':
    'Đoán lá tiếp theo cao hơn hay thấp hơn. Át thấp nhất, K cao nhất; cả 13 hạng luôn có khả năng như nhau.',
  'studio.hilo.rules.equal':
    'Lá bằng thắng cả hai cách đoán. Không có cách đoán không thể thua, và bỏ qua một lá không mất gì.',
  'studio.verify.hilo': 'Lá bài: số × 52, lấy phần nguyên',
  'studio.tower.title': 'Tháp Rồng',
  'studio.tower.board': 'Tháp chín tầng',
  'studio.tower.difficulty': 'Độ khó',
  'studio.tower.easy': 'Dễ',
  'studio.tower.medium': 'Trung bình',
  'studio.tower.hard': 'Khó',
  'studio.tower.expert': 'Chuyên gia',
  'studio.tower.master': 'Bậc thầy',
  'studio.tower.eggs': 'Trứng mỗi tầng',
  'studio.tower.floor': 'Tầng',
  'studio.tower.tile': 'Tầng {floor}, ô {tile}',
  'studio.tower.egg': 'trứng',
  'studio.tower.fire': 'lửa',
  'studio.tower.first': 'Chọn một ô ở tầng thấp nhất',
  'studio.tower.rules.floors':
    'Chọn một ô ở mỗi tầng trong chín tầng. Trứng đưa bạn lên, lửa kết thúc ván. Vị trí đã cố định trước ô đầu tiên của bạn.',
  'studio.verify.tower': 'Các ô có trứng, từ tầng thấp nhất lên',
  'studio.flip.title': 'Tung đồng xu',
  'studio.flip.heads': 'Mặt ngửa',
  'studio.flip.tails': 'Mặt sấp',
  'studio.flip.calls': 'Lần đoán đúng',
  'studio.flip.first': 'Ngửa hay sấp?',
  'studio.flip.rules.call':
    'Đoán mặt đồng xu hết lần này đến lần khác. Mỗi lần đúng nhân đôi hệ số; sau {most} lần đúng, ván tự rút.',
  'studio.verify.flip': 'Các mặt theo thứ tự: ngửa nếu dưới 0.5',
  'studio.diamonds.title': 'Kim cương',
  'studio.diamonds.pattern': 'Bộ',
  'studio.diamonds.five': 'Năm viên giống nhau',
  'studio.diamonds.four': 'Bốn viên giống nhau',
  'studio.diamonds.full': 'Ba và hai',
  'studio.diamonds.three': 'Ba viên giống nhau',
  'studio.diamonds.twoPairs': 'Hai đôi',
  'studio.diamonds.pair': 'Một đôi',
  'studio.diamonds.none': 'Tất cả khác nhau',
  'studio.diamonds.rules.gems':
    'Mỗi lần cược rút năm viên đá quý. Mỗi viên có một trong bảy màu, khả năng như nhau.',
  'studio.diamonds.rules.pay':
    'Màu giống nhau được trả thưởng: bảng cho biết mỗi bộ trả bao nhiêu và xác suất.',
  'studio.verify.diamonds': 'Màu: số × 7, lấy phần nguyên, đếm từ 0',
  'studio.chicken.title': 'Gà qua đường',
  'studio.chicken.go': 'Làn tiếp theo',
  'studio.chicken.lane': 'Làn',
  'studio.chicken.safe': 'Làn an toàn',
  'studio.chicken.first': 'Cho gà qua làn đầu tiên',
  'studio.chicken.rules.road':
    'Gà qua từng làn một, nhiều nhất {lanes} làn. Xe đến thì ván kết thúc. Độ khó quyết định làn an toàn thường xuyên đến đâu; các xe đã cố định trước làn đầu tiên.',
  'studio.verify.chicken': 'Các làn có xe',
}
