// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Tiến trình',
  'payout.stage.asked': 'Đã yêu cầu',
  'payout.stage.approved': 'Đã duyệt',
  'payout.stage.rejected': 'Đã từ chối',
  'payout.stage.sent': 'Đã gửi tới ngân hàng',
  'payout.stage.failed': 'Chưa gửi được; chúng tôi sẽ thử lại',
  'payout.stage.paid': 'Đã chi trả',
  'payout.stage.received': 'Đã nhận',
  'payout.stage.forcedReceived': 'Được tính là đã nhận',
  'payout.stage.notReceived': 'Đã báo chưa nhận được',
  'payout.stage.returned': 'Tiền đã quay lại chúng tôi',
  'payout.times': 'Thường được trả trong {usual}; 95 trên 100 lệnh rút trong {most}',
  'payout.review': 'Một nhân viên sẽ xem lệnh rút này trước khi chi trả. Bạn không cần làm gì.',
  'payout.reason.NAME_DIFFERS':
    'Tài khoản không đứng tên bạn. Hãy thêm tài khoản đứng tên bạn rồi yêu cầu rút lại.',
  'payout.reason.ACCOUNT_WRONG':
    'Số tài khoản không đúng. Hãy kiểm tra, thêm lại tài khoản rồi yêu cầu rút lại.',
  'payout.reason.BANK_UNAVAILABLE':
    'Hiện chúng tôi không thể chi trả tới ngân hàng này. Vui lòng chọn tài khoản khác.',
  'payout.reason.IDENTITY':
    'Chúng tôi cần chắc chắn đó là bạn. Vui lòng viết cho bộ phận hỗ trợ và chuẩn bị sẵn giấy tờ tùy thân.',
  'payout.reason.OTHER': 'Vui lòng viết cho bộ phận hỗ trợ, họ sẽ giúp bạn.',
  'fault.wallet.payeeRefused':
    'Chúng tôi không thể chi trả tới tài khoản này. Vui lòng chọn tài khoản khác hoặc viết cho bộ phận hỗ trợ',
  'fault.backoffice.secondNeeded':
    'Một người không được tự chi khoản này. Phê duyệt của bạn đã được lưu; nó có hiệu lực khi một nhân viên khác làm như vậy trong vòng một ngày.',
  'fault.backoffice.giverGone': 'Người đã chuẩn bị hoặc phê duyệt việc này không còn quyền đó. Phải làm lại.',
  'fault.backoffice.sameOperator': 'Bạn đã duyệt lệnh rút này nên một người vận hành khác phải quyết định',
  'fault.backoffice.aboveTier': 'Vai trò của bạn được duyệt tối đa {max}',
  'fault.backoffice.noPayoutAccount': 'Không có tài khoản chi trả đang mở nào phù hợp với lệnh rút này',
  'fault.backoffice.payoutAccountTaken': 'Đã có tài khoản chi trả với mã này',
  'payout.kind': 'Trả về',
  'payout.kind.bank': 'Tài khoản ngân hàng',
  'payout.kind.e-wallet': 'Ví điện tử',
  'payout.kind.crypto': 'Tiền mã hóa',
  'payout.coin': 'Đồng tiền và mạng lưới',
  'payout.walletNumber': 'Số ví hoặc số điện thoại',
  'payout.address': 'Địa chỉ',
  'payout.addressHint': 'Chỉ dùng địa chỉ của mạng này. Tiền gửi sai địa chỉ sẽ mất.',
  'payout.holderHint': 'Cùng tên với các tài khoản khác của bạn',
  'payout.addAccount': 'Thêm tài khoản',
  'payout.firstAccount': 'Hãy thêm tài khoản để nhận tiền rút.',
  'payout.account': 'Tài khoản',
  'payout.saved': 'Đã lưu tài khoản',
  'fault.wallet.badAccountNumber': 'Số hoặc địa chỉ này không đúng. Vui lòng kiểm tra lại',
  'fault.wallet.holderDiffers': 'Tài khoản phải đứng tên bạn',
}
