// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Ngân hàng thử nghiệm',
  'bank.playMoney': 'Tiền chơi thử: không có gì ở đây là thật',
  'bank.social.title': 'Đăng nhập thử nghiệm thay cho {provider}',
  'bank.social.play': 'Bản trình diễn: không liên hệ nhà cung cấp thật nào và không kiểm tra gì',
  'bank.social.name': 'Tên',
  'bank.social.agree': 'Tiếp tục',
  'bank.social.close': 'Hủy',
  'bank.toPay': 'Cần trả',
  'bank.order': 'Đơn',
  'bank.pay': 'Trả {amount}',
  'bank.payLate': 'Trả muộn: tiền đến sau {seconds} giây',
  'bank.payTooLate': 'Trả quá muộn: tiền đến khi đã hết hạn thanh toán',
  'bank.underpay': 'Trả thiếu: chỉ gửi {half}',
  'bank.fail': 'Thất bại: không trả',
  'bank.paid': 'Bạn đã trả {amount}.',
  'bank.paidLate': 'Bạn đã trả {amount}. Tiền đến sau {seconds} giây.',
  'bank.paidTooLate': 'Bạn đã trả {amount}. Tiền đến khi đã hết hạn thanh toán.',
  'bank.underpaid': 'Bạn đã gửi {half} thay vì {amount}.',
  'bank.failed': 'Thanh toán thất bại. Bạn chưa trả gì.',
  'bank.back': 'Về trang',
  'bank.mayClose': 'Bạn cũng có thể đóng trang này.',
  'bank.unknown': 'Không có khoản thanh toán này.',
}
