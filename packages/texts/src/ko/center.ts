// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': '이체',
  'center.transferUpline': '상위로 이체',
  'center.personalProfit': '손익',
  'center.bonusDetails': '보너스',
  'center.messageV2': '메시지',
  'center.playerRank': 'VIP 등급',
  'center.broken': '회원 센터를 열 수 없습니다',
  'center.promotions': '프로모션 보기',
  'center.transferFund.main': '메인 지갑',
  'center.transferFund.wallets': '내 지갑',
  'center.transferFund.maintenance': '점검 중',
  'center.transferFund.onItsWay': '{amount} 이동 중: {wallet}',
  'center.transferFund.from': '보내는 지갑',
  'center.transferFund.to': '받는 지갑',
  'center.transferFund.swap': '두 지갑 바꾸기',
  'center.transferFund.all': '전액: {amount}',
  'center.transferFund.returnAll': '모두 되돌리기',
  'center.transferFund.returned': '모든 금액이 메인 지갑으로 돌아왔습니다',
  'center.transferFund.notReturned':
    '응답하지 않은 지갑이 있습니다. 자금은 안전하니 나중에 다시 시도해 주세요.',
  'center.transferFund.pending': '{amount}이(가) 이동 중입니다. 도착하면 여기에 표시됩니다.',
  'center.transferFund.hint':
    '자체 지갑이 있는 공급사의 게임은 그 지갑의 돈으로 플레이합니다. 설정한 플레이 한도는 그곳에서 계산되지 않습니다. 그곳의 베팅은 이곳의 베팅 기록에 표시되지 않으며 롤링에도 계산되지 않습니다.',
  'center.transferFund.emptyHint': '별도 지갑을 쓰는 스튜디오가 없어 이체할 것이 없습니다.',
  'center.transfer.to': '{account} 님에게 이체',
  'center.transfer.hint': '이체는 즉시 완료되며 취소할 수 없습니다.',
  'center.transfer.done': '{amount}이(가) 이체되었습니다',
  'center.personalProfit.empty': '아직 내용이 없습니다',
  'center.personalProfit.emptyHint': '모든 베팅은 베팅 내역에서 볼 수 있습니다.',
  'center.personalProfit.action': '베팅 내역 열기',
  'center.bonusDetails.empty': '아직 보너스가 없습니다',
  'center.bonusDetails.emptyHint': '받은 보너스가 여기에 표시됩니다.',
  'center.avatar': '프로필 사진',
  'center.avatar.all': '선택할 수 있는 사진',
  'center.avatar.one': '사진 {number}',
}
