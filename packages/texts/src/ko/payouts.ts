// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': '진행 상황',
  'payout.stage.asked': '신청됨',
  'payout.stage.approved': '승인됨',
  'payout.stage.rejected': '거절됨',
  'payout.stage.sent': '은행으로 보냄',
  'payout.stage.failed': '보내지 못했습니다. 다시 시도합니다',
  'payout.stage.paid': '지급됨',
  'payout.stage.received': '받음',
  'payout.stage.forcedReceived': '받은 것으로 처리됨',
  'payout.stage.notReceived': '받지 못했다고 신고됨',
  'payout.stage.returned': '당사로 돌아옴',
  'payout.times': '보통 {usual} 이내, 100건 중 95건은 {most} 이내에 지급됩니다',
  'payout.review': '지급 전에 담당자가 이 출금을 확인합니다. 따로 하실 일은 없습니다.',
  'payout.reason.NAME_DIFFERS':
    '계좌가 본인 명의가 아닙니다. 본인 명의의 계좌를 추가하고 출금을 다시 신청하세요.',
  'payout.reason.ACCOUNT_WRONG':
    '계좌 번호가 올바르지 않습니다. 확인 후 계좌를 다시 추가하고 출금을 다시 신청하세요.',
  'payout.reason.BANK_UNAVAILABLE': '현재 이 은행으로는 지급할 수 없습니다. 다른 계좌를 선택하세요.',
  'payout.reason.IDENTITY': '본인인지 확인해야 합니다. 신분증을 준비하고 고객센터로 문의하세요.',
  'payout.reason.OTHER': '고객센터로 문의하시면 도와드립니다.',
  'fault.wallet.payeeRefused': '이 계좌로는 지급할 수 없습니다. 다른 계좌를 선택하거나 고객센터로 문의하세요',
  'fault.backoffice.secondNeeded':
    '이 금액은 한 사람이 단독으로 지급할 수 없습니다. 승인이 저장되었으며, 하루 안에 다른 운영자가 같은 작업을 하면 효력이 생깁니다.',
  'fault.backoffice.giverGone':
    '이를 준비하거나 승인한 사람에게 더 이상 권한이 없습니다. 다시 진행해야 합니다.',
  'fault.backoffice.sameOperator': '이 출금은 이미 승인하셨으므로 다른 운영자가 결정해야 합니다',
  'fault.backoffice.aboveTier': '귀하의 역할은 {max}까지 승인할 수 있습니다',
  'fault.backoffice.noPayoutAccount': '이 출금에 맞는 열린 지급 계정이 없습니다',
  'fault.backoffice.payoutAccountTaken': '이 ID의 지급 계정이 이미 있습니다',
  'payout.kind': '지급 방법',
  'payout.kind.bank': '은행 계좌',
  'payout.kind.e-wallet': '전자지갑',
  'payout.kind.crypto': '암호화폐',
  'payout.coin': '코인과 네트워크',
  'payout.walletNumber': '번호 또는 전화번호',
  'payout.address': '주소',
  'payout.addressHint': '이 네트워크의 주소만 쓸 수 있습니다. 잘못된 주소로 보낸 것은 되찾을 수 없습니다.',
  'payout.holderHint': '다른 계좌와 같은 이름',
  'payout.addAccount': '계좌 추가',
  'payout.firstAccount': '출금에 쓸 계좌를 추가하세요.',
  'payout.account': '계좌',
  'payout.saved': '계좌를 저장했습니다',
  'fault.wallet.badAccountNumber': '번호나 주소가 올바르지 않습니다. 확인해 주세요',
  'fault.wallet.holderDiffers': '계좌는 본인 이름이어야 합니다',
}
