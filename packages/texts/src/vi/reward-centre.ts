// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Trung tâm phần thưởng',
  'rewardCentre.open': 'Chờ nhận',
  'rewardCentre.before': 'Đã nhận',
  'rewardCentre.empty': 'Không có phần thưởng nào để nhận',
  'rewardCentre.emptyHint': 'Phần thưởng bạn kiếm được sẽ chờ bạn ở đây.',
  'rewardCentre.missions': 'Xem nhiệm vụ',
  'rewardCentre.claim': 'Nhận',
  'rewardCentre.claimed': 'Đã nhận',
  'rewardCentre.until': 'Nhận trước {time}',
  'rewardCentre.wager': 'Cần cược {times, plural, other {# vòng}}',
  'rewardCentre.credited': '{amount} đã được cộng cho bạn.',
  'rewardCentre.source.MISSION': 'Nhiệm vụ',
  'rewardCentre.source.RANK': 'Hạng VIP',
  'rewardCentre.source.EVENT': 'Sự kiện',
  'rewardCentre.source.REFERRAL': 'Lời mời',
  'fault.rewardCentre.claimed': 'Bạn đã nhận phần thưởng này rồi',
  'fault.rewardCentre.expired': 'Phần thưởng này đã hết hạn',
  'fault.rewardCentre.cancelled': 'Phần thưởng này đã bị hủy',
}
