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
  'lottery.saved.save': 'Lưu trang kiểm tra ngoại tuyến',
  'lottery.saved.title': 'Kiểm tra kỳ quay',
  'lottery.saved.lead': 'Trang này tính lại kỳ quay trên thiết bị này. Trang không thể kết nối máy chủ nào.',
  'lottery.saved.seed': 'Hạt giống có dấu vân tay đã công bố trước kỳ quay',
  'lottery.saved.round': 'Vòng này là vòng đầu tiên kể từ giờ quay, và có chữ ký',
  'lottery.saved.numbers': 'Các số suy ra từ giá trị đã công bố',
  'alert.lottery.beaconFork':
    'Nguồn ngẫu nhiên của xổ số tự mâu thuẫn: một vòng có hai giá trị, hoặc không nối vòng trước. Các kỳ cần nó sẽ chờ rồi bị hủy.',
  'alert.lottery.beaconKey':
    'Nguồn ngẫu nhiên của hệ thống này có khóa mới. Nếu không ai đổi, có kẻ đang giả mạo.',
  'alert.lottery.beaconMissing':
    'Một kỳ quay chờ nguồn ngẫu nhiên quá lâu. Kỳ này bị hủy và mọi tiền cược được hoàn lại.',
  'console.setting.lottery.beacon': 'Nguồn ngẫu nhiên của kỳ quay mới',
  'console.setting.lottery.beaconRelays': 'Địa chỉ của drand',
  'console.setting.lottery.ownBeaconUrl': 'Địa chỉ nguồn ngẫu nhiên riêng',
  'console.setting.lottery.beaconWaitMinutes': 'Thời gian chờ nguồn ngẫu nhiên lâu nhất của kỳ quay (phút)',
}
