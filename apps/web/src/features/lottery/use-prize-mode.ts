// SPDX-License-Identifier: Apache-2.0
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import { useMember } from '../../shared/session/use-member.ts'

/**
 * The member's prize group as the platform named it, that of visitors before (D-113). An input with another group is a
 * query of its own, so odds are loaded again when somebody logs in.
 */
export const usePrizeMode = (): number => useMember().data?.prizeMode ?? visitorsGroup
