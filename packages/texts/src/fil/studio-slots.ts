// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Larong slot',
  'studio.slot.lost': 'Walang nagbayad ngayon',
  'studio.slot.freeWon': '{spins} libreng ikot, binibilang nang {factor} beses ang bawat panalo',
  'studio.slot.spinAll': 'Paikutin lahat',
  'studio.slot.quick': 'Mabilis na ikot',
  'studio.slot.skip': 'Laktawan',
  'studio.slot.bigWin': 'Malaking panalo',
  'studio.slot.hugeWin': 'Napakalaking panalo',
  'studio.slot.ways': '{ways} paraan',
  'studio.slot.scatters': 'Mga scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, libreng ikot: {spins}',
  'studio.slot.rules.lines':
    'Nagbabayad ang magkakaparehong simbolo na magkakasunod mula sa kaliwa sa alinman sa {lines} linya, ayon sa talahanayan. Sakop ng taya ang lahat ng linya.',
  'studio.slot.rules.ways':
    'Nagbabayad ang magkakaparehong simbolo sa magkakatabing reel mula sa kaliwa sa bawat paraan ng pagpili ng isa sa bawat reel: hanggang {ways} paraan. Sakop ng taya ang lahat.',
  'studio.slot.rules.heights': 'Sa bawat ikot, nagpapakita ang bawat reel ng {least} hanggang {most} hilera.',
  'studio.slot.rules.full':
    'Kapag iisa sa huling {symbols} simbolo ng talahanayan ang nasa lahat ng puwesto, binibilang nang {factor} beses ang bawat panalo.',
  'studio.slot.rules.free':
    'Nagbibigay ng libreng ikot ang sapat na scatter, ayon sa listahan sa ibaba. Binibilang nang {factor} beses ang bawat panalo nito, at maaari pang madagdagan hanggang {most} bawat round. Hihintayin ka ng mga libreng ikot kapag umalis ka.',
  'studio.slot.rules.cap': 'Ang round na umabot sa {most}× ay nagbabayad nang ganoon at doon nagtatapos.',
  'studio.slot.respin': 'Ulit-ikot {spin}',
  'studio.slot.rules.wild': 'Pumapalit ang wild sa lahat ng simbolo maliban sa barya.',
  'studio.slot.coins': 'Mga barya: {coins}, natitirang ulit-ikot: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Minor',
  'studio.slot.major': 'Major',
  'studio.slot.grand': 'Grand',
  'studio.slot.coinShare': 'Mga baryang nagbabayad ng {pays}×',
  'studio.slot.rules.hold':
    'Nananatili sa puwesto ang {from} barya o higit pa, at iniikot muli ang mga bakante: {respins} beses, at {respins} beses muli sa bawat bagong barya. Sa dulo, binabayaran ng bawat barya ang nakasulat dito, at ang punong bintana ay may dagdag na grand jackpot na {grand}×. Hihintayin ka ng mga ulit-ikot kapag umalis ka.',
  'studio.slot.par.hold': 'Balik ng mga ulit-ikot',
  'studio.slot.par.holdChance': 'Tsansa ng ulit-ikot',
  'studio.slot.par.paid': 'Balik ng bayad na ikot',
  'studio.slot.par.free': 'Balik ng libreng ikot',
  'studio.slot.par.deviation': 'Karaniwang paglihis',
  'studio.slot.par.top': 'Pinakamataas na panalo ng bayad na ikot',
  'studio.slot.par.topValue': '{stakes}×, minsan sa {spins} ikot',
  'studio.slot.par.most': 'Walang round na nagbabayad nang higit sa',
}
