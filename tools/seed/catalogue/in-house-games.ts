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
  { gameId: 'inh_copper_orchard', name: 'Copper Orchard', theme: 'slotCopperOrchard', rtpBasisPoints: 9643 },
  { gameId: 'inh_lantern_tide', name: 'Lantern Tide', theme: 'slotLanternTide', rtpBasisPoints: 9622 },
  { gameId: 'inh_amber_steppe', name: 'Amber Steppe', theme: 'slotAmberSteppe', rtpBasisPoints: 9628 },
  { gameId: 'inh_storm_reach', name: 'Storm Reach', theme: 'slotStormReach', rtpBasisPoints: 9580 },
  { gameId: 'inh_cinder_vault', name: 'Cinder Vault', theme: 'slotCinderVault', rtpBasisPoints: 9666 },
  { gameId: 'inh_tidepool_choir', name: 'Tidepool Choir', theme: 'slotTidepoolChoir', rtpBasisPoints: 9617 },
  { gameId: 'inh_prism_quarry', name: 'Prism Quarry', theme: 'slotPrismQuarry', rtpBasisPoints: 9670 },
  {
    gameId: 'inh_marzipan_parade',
    name: 'Marzipan Parade',
    theme: 'slotMarzipanParade',
    rtpBasisPoints: 9577,
  },
  { gameId: 'inh_orrery_nights', name: 'Orrery Nights', theme: 'slotOrreryNights', rtpBasisPoints: 9685 },
]
