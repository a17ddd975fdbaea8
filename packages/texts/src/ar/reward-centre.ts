// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'مركز الجوائز',
  'rewardCentre.open': 'بانتظار الاستلام',
  'rewardCentre.before': 'تم استلامها',
  'rewardCentre.empty': 'لا توجد جوائز لاستلامها',
  'rewardCentre.emptyHint': 'الجوائز التي تكسبها ستنتظرك هنا.',
  'rewardCentre.missions': 'عرض المهام',
  'rewardCentre.claim': 'استلام',
  'rewardCentre.claimed': 'تم الاستلام',
  'rewardCentre.until': 'الاستلام حتى {time}',
  'rewardCentre.wager':
    'يجب الرهان بها {times, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}',
  'rewardCentre.credited': 'أُضيف {amount} إلى رصيدك.',
  'rewardCentre.source.MISSION': 'مهمة',
  'rewardCentre.source.RANK': 'مستوى VIP',
  'rewardCentre.source.EVENT': 'فعالية',
  'rewardCentre.source.REFERRAL': 'دعوة',
  'fault.rewardCentre.claimed': 'لقد استلمت هذه الجائزة من قبل',
  'fault.rewardCentre.expired': 'انتهت صلاحية هذه الجائزة',
  'fault.rewardCentre.cancelled': 'أُلغيت هذه الجائزة',
}
