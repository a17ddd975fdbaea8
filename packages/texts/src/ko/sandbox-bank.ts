// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': '테스트 은행',
  'bank.playMoney': '가상 머니: 실제 돈이 아닙니다',
  'bank.social.title': '{provider} 대신 쓰는 테스트 로그인',
  'bank.social.play': '데모입니다. 실제 제공업체에 연결하지 않으며 아무것도 확인하지 않습니다',
  'bank.social.name': '이름',
  'bank.social.agree': '계속',
  'bank.social.close': '취소',
  'bank.toPay': '결제할 금액',
  'bank.order': '주문',
  'bank.pay': '{amount} 결제',
  'bank.payLate': '늦게 결제: {seconds}초 후 입금됩니다',
  'bank.payTooLate': '너무 늦게 결제: 결제 시간이 지난 뒤 입금됩니다',
  'bank.underpay': '부족하게 결제: {half}만 보냅니다',
  'bank.fail': '실패: 결제하지 않음',
  'bank.paid': '{amount} 결제했습니다.',
  'bank.paidLate': '{amount} 결제했습니다. {seconds}초 후 입금됩니다.',
  'bank.paidTooLate': '{amount} 결제했습니다. 결제 시간이 지난 뒤 입금됩니다.',
  'bank.underpaid': '{amount} 대신 {half} 보냈습니다.',
  'bank.failed': '결제에 실패했습니다. 결제된 금액이 없습니다.',
  'bank.back': '사이트로 돌아가기',
  'bank.mayClose': '이 페이지를 닫아도 됩니다.',
  'bank.unknown': '알 수 없는 결제입니다.',
}
