// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Nhóm thưởng không được cao hơn tuyến trên',
  'fault.agents.noPrizeGroup': 'Không có nhóm thưởng này',
  'agents.prizeGroup': 'Nhóm thưởng',
  'agents.prizeGroup.hint':
    'Quyết định tỷ lệ cược xổ số của tài khoản và không bao giờ cao hơn nhóm của bạn.',
  'agents.prizeGroup.usual': 'Theo mặc định của trang',
  'agents.prizeGroup.joiners': 'Nhóm thưởng của người tham gia',
}
