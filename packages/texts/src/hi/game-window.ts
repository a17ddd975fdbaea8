// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'थिएटर मोड',
  'gameWindow.small': 'छोटी विंडो',
  'gameWindow.large': 'बड़े दृश्य पर लौटें',
  'gameWindow.move': 'अगले कोने में ले जाएँ',
  'gameWindow.close': 'गेम बंद करें',
  'gameWindow.goesOn': '{name} छोटी विंडो में जारी है',
  'gameWindow.switch.title': '{name} बंद करें?',
  'gameWindow.switch.text': 'एक समय में एक ही गेम खुल सकता है। {name} का खुला राउंड आपके लौटने पर जारी रहेगा।',
  'gameWindow.switch.yes': 'इसे बंद करें और दूसरा गेम खोलें',
  'play.info': 'इस गेम के बारे में',
  'gameWindow.studio': 'स्टूडियो',
  'gameWindow.lines': 'लाइनें',
  'gameWindow.minBet': 'न्यूनतम दाँव',
  'gameWindow.rules': 'गेम के नियम',
  'gameWindow.wagering': 'आपके बोनस में गिना जाता है',
  'gameWindow.notCounted': 'दाँव नहीं गिने जाते',
  'gameWindow.missions': 'आपके मिशन में गिना जाता है',
}
