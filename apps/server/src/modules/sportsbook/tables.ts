// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it. */
export const owned: Owned = {
  tables: [
    'sportsbook_bet',
    'sportsbook_builder_selection',
    'sportsbook_competition',
    'sportsbook_competitor',
    'sportsbook_event',
    'sportsbook_event_settlement',
    'sportsbook_feed_event',
    'sportsbook_feed_health',
    'sportsbook_incident',
    'sportsbook_lead',
    'sportsbook_leg',
    'sportsbook_market',
    'sportsbook_outcome_stake',
    'sportsbook_price',
    'sportsbook_recorded',
    'sportsbook_replay_clock',
    'sportsbook_replay_event',
    'sportsbook_replay_outright',
    'sportsbook_replay_series',
    'sportsbook_result',
    'sportsbook_season',
    'sportsbook_settlement',
    'sportsbook_team',
  ],
  views: ['sportsbook_card'],
  functions: ['sportsbook_forget_prices', 'sportsbook_refuse_change'],
}
