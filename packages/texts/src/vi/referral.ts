// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Mời bạn nhận thưởng',
  'referral.promise': 'Bạn và bạn bè mỗi người nhận {amount}',
  'referral.steps': 'Cách thực hiện',
  'referral.step.share': 'Chia sẻ liên kết hoặc mã của bạn.',
  'referral.step.register': 'Bạn bè đăng ký bằng liên kết hoặc mã đó.',
  'referral.step.play': 'Trong {days} ngày, họ nạp {deposit} và đạt {bets} cược hợp lệ.',
  'referral.step.reward':
    'Mỗi người nhận {amount} trong trung tâm phần thưởng, cần cược {times, plural, other {# vòng}}.',
  'referral.step.cash': 'Mỗi người nhận {amount} trong trung tâm phần thưởng.',
  'referral.step.commission': 'Bạn còn nhận {percent} cược hợp lệ của bạn bè, trả mỗi ngày.',
  'referral.code': 'Mã của bạn',
  'referral.share': 'Chia sẻ',
  'referral.shareText': 'Tham gia cùng tôi tại {site}',
  'referral.invited': 'Đã mời',
  'referral.qualified': 'Đạt điều kiện',
  'referral.bonus': 'Đã nhận',
  'referral.friends': 'Bạn bè của bạn',
  'referral.friends.empty': 'Chưa có ai đăng ký bằng mã của bạn',
  'referral.friends.emptyHint': 'Chia sẻ liên kết để bắt đầu.',
  'referral.registered': 'Đăng ký',
  'referral.status.Process': 'Đang thực hiện',
  'referral.status.Qualified': 'Đạt điều kiện',
  'referral.status.Blocked': 'Không được tính',
  'referral.status.Expired': 'Hết hạn',
  'referral.blocked.device': 'Dùng cùng thiết bị với bạn hoặc một người khác mà bạn đã mời',
  'referral.blocked.ip': 'Dùng cùng địa chỉ internet với bạn',
  'referral.blocked.payeeName': 'Có cùng tên thanh toán với bạn',
  'referral.blocked.phone': 'Có cùng số điện thoại với bạn',
  'referral.rules': 'Ai được tính',
  'referral.rules.text':
    'Tài khoản không được tính nếu dùng chung thiết bị, địa chỉ internet, tên thanh toán hoặc số điện thoại với bạn, hoặc dùng chung thiết bị với người khác mà bạn đã mời.',
  'referral.title.inviter': 'Người bạn đã mời đạt điều kiện',
  'referral.title.friend': 'Phần thưởng vì nhận lời mời',
  'referral.title.commission': 'Phần chia từ cược của bạn bè được mời, {day}',
}
