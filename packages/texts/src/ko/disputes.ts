// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': '받지 못함',
  'dispute.proof': '도착하지 않았다는 증빙',
  'dispute.hint': '사진 1~{count}장, PNG 또는 JPG, 각 {size} MB까지. 예: 은행 거래 내역.',
  'dispute.send': '증빙 보내기',
  'dispute.sent': '감사합니다. 지급 건을 찾고 있으며 메시지로 알려 드리겠습니다.',
  'dispute.open': '도착하지 않았다고 알려 주셨습니다. 지급 건을 찾고 있으며 메시지로 알려 드리겠습니다.',
  'dispute.picture': '보내신 증빙, 사진 {number}',
  'dispute.arrived': '이제 도착했습니다',
  'dispute.forced':
    '답변이 없어 받은 것으로 처리되었습니다. 도착하지 않았다면 {time}까지 고객센터에 문의하세요.',
  'fault.wallet.proofNeeded': '증빙으로 사진 1~3장을 추가하세요',
  'mail.withdrawal.title': '{amount} 출금 안내',
  'mail.withdrawal.reopened': '아직 도착하지 않은 이 지급 건을 찾고 있습니다. 찾으면 알려 드리겠습니다.',
  'mail.withdrawal.arrived': '이 지급 건을 확인했습니다. 회원님의 은행에 도착했습니다.',
  'mail.withdrawal.returned': '이 지급 건이 저희에게 돌아왔습니다. 다시 지급해 드리겠습니다.',
}
