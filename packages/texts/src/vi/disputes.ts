// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Chưa nhận được',
  'dispute.proof': 'Bằng chứng tiền chưa đến',
  'dispute.hint': 'Từ 1 đến {count} ảnh, PNG hoặc JPG, mỗi ảnh {size} MB, ví dụ sao kê ngân hàng của bạn.',
  'dispute.send': 'Gửi bằng chứng',
  'dispute.sent': 'Cảm ơn bạn. Chúng tôi đang tìm khoản thanh toán và sẽ viết cho bạn.',
  'dispute.open': 'Bạn đã báo rằng tiền chưa đến. Chúng tôi đang tìm khoản thanh toán và sẽ viết cho bạn.',
  'dispute.picture': 'Bằng chứng của bạn, ảnh {number}',
  'dispute.arrived': 'Cuối cùng tiền đã đến',
  'dispute.forced':
    'Được tính là đã nhận vì bạn không trả lời. Nếu tiền chưa đến, hãy liên hệ bộ phận chăm sóc khách hàng trước {time}.',
  'fault.wallet.proofNeeded': 'Hãy thêm 1 đến 3 ảnh làm bằng chứng',
  'mail.withdrawal.title': 'Lệnh rút {amount} của bạn',
  'mail.withdrawal.reopened':
    'Chúng tôi đang tìm khoản thanh toán chưa đến tay bạn này. Chúng tôi sẽ viết cho bạn khi tìm thấy.',
  'mail.withdrawal.arrived': 'Chúng tôi đã tìm thấy khoản thanh toán này: tiền đã đến ngân hàng của bạn.',
  'mail.withdrawal.returned':
    'Khoản thanh toán này đã quay lại với chúng tôi. Chúng tôi sẽ trả lại cho bạn một lần nữa.',
}
