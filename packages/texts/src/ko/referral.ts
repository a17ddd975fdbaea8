// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': '초대하고 받기',
  'referral.promise': '나와 친구가 각각 {amount}을(를) 받습니다',
  'referral.steps': '진행 방법',
  'referral.step.share': '링크나 코드를 공유하세요.',
  'referral.step.register': '친구가 그것으로 가입합니다.',
  'referral.step.play': '친구가 {days}일 안에 {deposit}을(를) 입금하고 유효 베팅 {bets}에 도달합니다.',
  'referral.step.reward':
    '두 사람 모두 보상 센터에서 {amount}을(를) 받으며 {times, plural, other {#배}} 롤링이 필요합니다.',
  'referral.step.cash': '두 사람 모두 보상 센터에서 {amount}을(를) 받습니다.',
  'referral.step.commission': '친구들의 유효 베팅의 {percent}도 매일 받습니다.',
  'referral.code': '내 코드',
  'referral.share': '공유',
  'referral.shareText': '{site}에서 함께해요',
  'referral.invited': '초대',
  'referral.qualified': '달성',
  'referral.bonus': '받은 금액',
  'referral.friends': '내 친구',
  'referral.friends.empty': '아직 내 코드로 가입한 사람이 없습니다',
  'referral.friends.emptyHint': '링크를 공유해 시작하세요.',
  'referral.registered': '가입',
  'referral.status.Process': '진행 중',
  'referral.status.Qualified': '달성',
  'referral.status.Blocked': '인정되지 않음',
  'referral.status.Expired': '기간 종료',
  'referral.blocked.device': '나 또는 다른 친구와 같은 기기를 사용합니다',
  'referral.blocked.ip': '나와 같은 인터넷 주소를 사용합니다',
  'referral.blocked.payeeName': '결제 이름이 나와 같습니다',
  'referral.blocked.phone': '전화번호가 나와 같습니다',
  'referral.rules': '인정 기준',
  'referral.rules.text':
    '나와 기기, 인터넷 주소, 결제 이름 또는 전화번호가 같거나, 내가 초대한 다른 친구와 기기가 같은 계정은 인정되지 않습니다.',
  'referral.title.inviter': '초대한 친구가 조건을 달성했습니다',
  'referral.title.friend': '초대 수락 보상',
  'referral.title.commission': '초대한 친구의 베팅 배분, {day}',
}
