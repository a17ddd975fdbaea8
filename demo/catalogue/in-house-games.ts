// SPDX-License-Identifier: Apache-2.0
import type { ThemeName } from '@tessera/ui/art/index'

/**
 * The games that really open. Returns are the lowest of each game's settings, proven in the games' own
 * tests.
 */
export const inHouseTitles: readonly {
  gameId: string
  name: string
  theme: ThemeName
  rtpBasisPoints: number
}[] = [
  { gameId: 'inh_crash', name: 'Crash', theme: 'houseCrash', rtpBasisPoints: 9900 },
  { gameId: 'inh_plinko', name: 'Plinko', theme: 'housePlinko', rtpBasisPoints: 9890 },
  { gameId: 'inh_mines', name: 'Mines', theme: 'houseMines', rtpBasisPoints: 9899 },
  { gameId: 'inh_dice', name: 'Dice', theme: 'houseDice', rtpBasisPoints: 9898 },
  { gameId: 'inh_limbo', name: 'Limbo', theme: 'houseLimbo', rtpBasisPoints: 9900 },
  { gameId: 'inh_tower', name: 'Dragon Tower', theme: 'instantTower', rtpBasisPoints: 9899 },
  { gameId: 'inh_hilo', name: 'Hilo', theme: 'instantHilo', rtpBasisPoints: 9899 },
  { gameId: 'inh_chicken', name: 'Chicken Crossing', theme: 'instantChicken', rtpBasisPoints: 9899 },
  { gameId: 'inh_keno', name: 'Keno', theme: 'instantKeno', rtpBasisPoints: 9865 },
  { gameId: 'inh_wheel', name: 'Wheel', theme: 'instantWheel', rtpBasisPoints: 9900 },
  { gameId: 'inh_flip', name: 'Coin Flip', theme: 'instantFlip', rtpBasisPoints: 9900 },
  { gameId: 'inh_diamonds', name: 'Diamonds', theme: 'instantDiamonds', rtpBasisPoints: 9895 },
  { gameId: 'inh_rps', name: 'Rock Paper Scissors', theme: 'instantRps', rtpBasisPoints: 9900 },
  { gameId: 'inh_pump', name: 'Pump', theme: 'instantPump', rtpBasisPoints: 9899 },
  { gameId: 'inh_cases', name: 'Cases', theme: 'instantCases', rtpBasisPoints: 9900 },
  { gameId: 'inh_scratch', name: 'Scratch Card', theme: 'instantScratch', rtpBasisPoints: 9900 },
  { gameId: 'inh_roulette', name: 'Roulette', theme: 'instantRoulette', rtpBasisPoints: 9729 },
  { gameId: 'inh_baccarat', name: 'Baccarat', theme: 'instantBaccarat', rtpBasisPoints: 8564 },
  { gameId: 'inh_sicbo', name: 'Sic Bo', theme: 'instantSicbo', rtpBasisPoints: 8148 },
  { gameId: 'inh_craps', name: 'Craps', theme: 'instantCraps', rtpBasisPoints: 8333 },
  { gameId: 'inh_dragontiger', name: 'Dragon Tiger', theme: 'instantDragonTiger', rtpBasisPoints: 8602 },
  { gameId: 'inh_fantan', name: 'Fan Tan', theme: 'instantFantan', rtpBasisPoints: 9625 },
  { gameId: 'inh_prawncrab', name: 'Fish Prawn Crab', theme: 'instantPrawnCrab', rtpBasisPoints: 8611 },
  { gameId: 'inh_xocdia', name: 'Xoc Dia', theme: 'instantXocdia', rtpBasisPoints: 9375 },
  { gameId: 'inh_moneywheel', name: 'Money Wheel', theme: 'instantMoneyWheel', rtpBasisPoints: 7592 },
  { gameId: 'inh_supersix', name: 'Super Six Baccarat', theme: 'instantSuperSix', rtpBasisPoints: 7002 },
  { gameId: 'inh_jacks', name: 'Jacks or Better', theme: 'instantJacks', rtpBasisPoints: 9954 },
  { gameId: 'inh_deuces', name: 'Deuces Wild', theme: 'instantDeuces', rtpBasisPoints: 9891 },
  { gameId: 'inh_blackjack', name: 'Blackjack', theme: 'instantBlackjack', rtpBasisPoints: 9590 },
  { gameId: 'inh_slide', name: 'Slide', theme: 'instantSlide', rtpBasisPoints: 9900 },
  { gameId: 'inh_darts', name: 'Darts', theme: 'instantDarts', rtpBasisPoints: 9900 },
  { gameId: 'inh_bingo', name: 'Bingo', theme: 'instantBingo', rtpBasisPoints: 9898 },
  { gameId: 'inh_copper_orchard', name: 'Copper Orchard', theme: 'slotCopperOrchard', rtpBasisPoints: 9643 },
  { gameId: 'inh_lantern_tide', name: 'Lantern Tide', theme: 'slotLanternTide', rtpBasisPoints: 9622 },
  { gameId: 'inh_amber_steppe', name: 'Amber Steppe', theme: 'slotAmberSteppe', rtpBasisPoints: 9628 },
  { gameId: 'inh_storm_reach', name: 'Storm Reach', theme: 'slotStormReach', rtpBasisPoints: 9580 },
  { gameId: 'inh_cinder_vault', name: 'Cinder Vault', theme: 'slotCinderVault', rtpBasisPoints: 9666 },
  { gameId: 'inh_brass_parlour', name: 'Brass Parlour', theme: 'slotBrassParlour', rtpBasisPoints: 9613 },
  { gameId: 'inh_neon_diner', name: 'Neon Diner', theme: 'slotNeonDiner', rtpBasisPoints: 9574 },
  { gameId: 'inh_orchid_court', name: 'Orchid Court', theme: 'slotOrchidCourt', rtpBasisPoints: 9652 },
  { gameId: 'inh_obsidian_masks', name: 'Obsidian Masks', theme: 'slotObsidianMasks', rtpBasisPoints: 9621 },
  {
    gameId: 'inh_frostbound_oath',
    name: 'Frostbound Oath',
    theme: 'slotFrostboundOath',
    rtpBasisPoints: 9647,
  },
  { gameId: 'inh_sugar_carousel', name: 'Sugar Carousel', theme: 'slotSugarCarousel', rtpBasisPoints: 9613 },
  { gameId: 'inh_paper_foxes', name: 'Paper Foxes', theme: 'slotPaperFoxes', rtpBasisPoints: 9604 },
  {
    gameId: 'inh_clockwork_caravan',
    name: 'Clockwork Caravan',
    theme: 'slotClockworkCaravan',
    rtpBasisPoints: 9625,
  },
  { gameId: 'inh_saltwind_cache', name: 'Saltwind Cache', theme: 'slotSaltwindCache', rtpBasisPoints: 9619 },
  {
    gameId: 'inh_moonlit_apothecary',
    name: 'Moonlit Apothecary',
    theme: 'slotMoonlitApothecary',
    rtpBasisPoints: 9599,
  },
  { gameId: 'inh_canopy_drums', name: 'Canopy Drums', theme: 'slotCanopyDrums', rtpBasisPoints: 9608 },
  { gameId: 'inh_nebula_foundry', name: 'Nebula Foundry', theme: 'slotNebulaFoundry', rtpBasisPoints: 9607 },
  {
    gameId: 'inh_bamboo_treasury',
    name: 'Bamboo Treasury',
    theme: 'slotBambooTreasury',
    rtpBasisPoints: 9621,
  },
  { gameId: 'inh_velvet_express', name: 'Velvet Express', theme: 'slotVelvetExpress', rtpBasisPoints: 9613 },
  { gameId: 'inh_ember_fiesta', name: 'Ember Fiesta', theme: 'slotEmberFiesta', rtpBasisPoints: 9597 },
  { gameId: 'inh_tidepool_choir', name: 'Tidepool Choir', theme: 'slotTidepoolChoir', rtpBasisPoints: 9619 },
  { gameId: 'inh_prism_quarry', name: 'Prism Quarry', theme: 'slotPrismQuarry', rtpBasisPoints: 9680 },
  {
    gameId: 'inh_marzipan_parade',
    name: 'Marzipan Parade',
    theme: 'slotMarzipanParade',
    rtpBasisPoints: 9577,
  },
  { gameId: 'inh_orrery_nights', name: 'Orrery Nights', theme: 'slotOrreryNights', rtpBasisPoints: 9685 },
]
