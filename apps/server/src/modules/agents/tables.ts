// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'agent_code',
    'line_move',
    'line_trace',
    'line_worth',
    'shared_trace',
    'team_active',
    'team_day',
    'team_former_line',
    'team_highlight',
    'team_loss',
    'team_member_day',
    'team_stream',
    'team_today',
    'team_together',
    'team_window',
    'team_window_open',
  ],
  functions: ['team_former_member_days', 'team_member_days', 'team_member_days_of_few'],
}
