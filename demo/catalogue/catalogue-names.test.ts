// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { catalogueGames, catalogueVendors, pictureIdOf } from './catalogue-names.ts'

describe('the catalogue of the demonstration installation', () => {
  it('holds about 320 games and at least 24 studios, six of them for slots', () => {
    expect(catalogueGames.length).toBeGreaterThan(300)
    expect(catalogueVendors.length).toBeGreaterThanOrEqual(24)
    expect(catalogueVendors.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThanOrEqual(6)
  })

  it('names every game and every picture once', () => {
    expect(new Set(catalogueGames.map(({ name }) => name)).size).toBe(catalogueGames.length)
    expect(new Set(catalogueGames.map(pictureIdOf)).size).toBe(catalogueGames.length)
  })

  it('gives every vendor at least one game, and no game a vendor of another type', () => {
    const offered = new Set(catalogueGames.map(({ vendorCode, gameType }) => `${vendorCode}/${gameType}`))
    expect(offered).toEqual(
      new Set(catalogueVendors.map(({ vendorCode, gameType }) => `${vendorCode}/${gameType}`)),
    )
  })

  it('opens the in-house games and no other', () => {
    expect(catalogueGames.filter(({ client }) => client === 'own').map(({ gameId }) => gameId)).toEqual([
      'inh_crash',
      'inh_plinko',
      'inh_mines',
      'inh_dice',
      'inh_limbo',
      'inh_tower',
      'inh_hilo',
      'inh_chicken',
      'inh_keno',
      'inh_wheel',
      'inh_flip',
      'inh_diamonds',
      'inh_rps',
      'inh_pump',
      'inh_cases',
      'inh_scratch',
      'inh_roulette',
      'inh_baccarat',
      'inh_sicbo',
      'inh_craps',
      'inh_dragontiger',
      'inh_fantan',
      'inh_prawncrab',
      'inh_xocdia',
      'inh_moneywheel',
      'inh_supersix',
      'inh_jacks',
      'inh_deuces',
      'inh_blackjack',
      'inh_slide',
      'inh_darts',
      'inh_bingo',
      'inh_copper_orchard',
      'inh_lantern_tide',
      'inh_amber_steppe',
      'inh_storm_reach',
      'inh_cinder_vault',
      'inh_brass_parlour',
      'inh_neon_diner',
      'inh_orchid_court',
      'inh_obsidian_masks',
      'inh_frostbound_oath',
      'inh_sugar_carousel',
      'inh_paper_foxes',
      'inh_clockwork_caravan',
      'inh_saltwind_cache',
      'inh_moonlit_apothecary',
      'inh_canopy_drums',
      'inh_nebula_foundry',
      'inh_bamboo_treasury',
      'inh_velvet_express',
      'inh_ember_fiesta',
      'inh_tidepool_choir',
      'inh_prism_quarry',
      'inh_marzipan_parade',
      'inh_orrery_nights',
      'inh_live_roulette',
      'inh_live_baccarat',
      'inh_live_supersix',
      'inh_live_dragontiger',
      'inh_live_sicbo',
      'inh_live_xocdia',
      'inh_live_fantan',
      'inh_live_blackjack',
      'inh_live_club_blackjack',
      'inh_live_moneywheel',
      'inh_live_speed_roulette',
      'inh_live_speed_baccarat',
      'inh_live_high_roulette',
      'inh_live_high_baccarat',
      'inh_live_speed_moneywheel',
      'inh_cards_holdem',
      'inh_cards_omaha',
      'inh_cards_sitandgo',
      'inh_cards_tienlen',
      'inh_cards_bigtwo',
      'inh_cards_rummy',
      'inh_fishing_reef',
      'inh_fishing_temple',
      'inh_fishing_abyss',
    ])
  })

  it('offers the steps of the slot filter: games from a stake of 10 and with 50 lines', () => {
    const slots = catalogueGames.filter(({ gameType }) => gameType === 'RNG')
    expect(slots.some(({ minimumStake }) => minimumStake === 10_000_000n)).toBe(true)
    expect(slots.some(({ lines }) => lines === 50)).toBe(true)
  })
})
