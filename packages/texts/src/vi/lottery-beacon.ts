// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Nguồn ngẫu nhiên',
  'lottery.beacon.own': 'Nguồn của chính nhà điều hành, có chữ ký và nối chuỗi',
  'lottery.beacon.drand': 'drand, do các tổ chức độc lập vận hành',
  'lottery.beacon.unknown': 'Nguồn không xác định',
  'lottery.beacon.none': 'Không có: chỉ sinh từ hạt giống',
  'lottery.beacon.round': 'Vòng {round}',
  'lottery.beacon.signature': 'Chữ ký của vòng',
  'lottery.beacon.waiting':
    'Kỳ {number} đang chờ nguồn ngẫu nhiên. Nếu không có, mọi tiền cược được hoàn lại.',
  'lottery.verifier.save': 'Lưu trang kiểm tra ngoại tuyến',
  'lottery.verifier.title': 'Kiểm tra kỳ quay',
  'lottery.verifier.lead':
    'Trang này tính lại kỳ quay trên thiết bị này. Trang không thể kết nối máy chủ nào.',
  'lottery.verifier.seed': 'Hạt giống có dấu vân tay đã công bố trước kỳ quay',
  'lottery.verifier.round': 'Vòng này là vòng đầu tiên kể từ giờ quay, và có chữ ký',
  'lottery.verifier.numbers': 'Các số suy ra từ giá trị đã công bố',
}
