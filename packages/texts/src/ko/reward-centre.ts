// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': '보상 센터',
  'rewardCentre.open': '받을 수 있는 보상',
  'rewardCentre.before': '받은 보상',
  'rewardCentre.empty': '받을 보상이 없습니다',
  'rewardCentre.emptyHint': '획득한 보상이 여기에서 기다립니다.',
  'rewardCentre.missions': '미션 보기',
  'rewardCentre.claim': '받기',
  'rewardCentre.claimed': '받음',
  'rewardCentre.until': '{time}까지 받을 수 있음',
  'rewardCentre.wager': '{times, plural, other {#배}} 롤링 필요',
  'rewardCentre.credited': '{amount}이(가) 지급되었습니다.',
  'rewardCentre.source.MISSION': '미션',
  'rewardCentre.source.RANK': 'VIP 등급',
  'rewardCentre.source.EVENT': '이벤트',
  'rewardCentre.source.REFERRAL': '초대',
  'fault.rewardCentre.claimed': '이미 받은 보상입니다',
  'fault.rewardCentre.expired': '만료된 보상입니다',
  'fault.rewardCentre.cancelled': '취소된 보상입니다',
}
