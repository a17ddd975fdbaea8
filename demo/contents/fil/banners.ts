// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, live para sa lahat',
    'Isang mesa, isang kurba. Umalis bago ito maputol.',
    'Umupo na',
  ],
  'Every result can be checked': [
    'Masusuri ang bawat resulta',
    'Tingnan ang hash ng seed, maglaro, ilantad, at kuwentahin mo mismo.',
    'Mag-Originals',
  ],
  'Games for every mood': [
    'Mga laro para sa bawat mood',
    'Slots, table games, lottery at sports sa iisang lugar.',
    'Tingnan ang sikat',
  ],
  'Offers for every day': [
    'May promo araw-araw',
    'Ano ang ibinibigay, ano ang hinihingi: nasa isang pahina.',
    'Basahin ang promo',
  ],
  'Slots by the hundred': ['Daan-daang slots', 'Mula tatlong reel hanggang dalawampung linya at higit pa.'],
  'Old legends, new reels': [
    'Lumang alamat, bagong reels',
    'Mga bagyo, mahahabang bangka, at martilyong nagbabayad.',
    'Silipin',
  ],
  'Live tables': ['Mga live table', 'Baccarat at dragon tiger, ibinibigay habang nanonood ka.'],
  'The wheel never sleeps': ['Hindi natutulog ang gulong', 'European roulette, umaga man o gabi.'],
  'Four guns, one shoal': [
    'Mga bulwagan ng pangingisda',
    'Apat ang bumabaril sa iisang kawan, at nasa mga tuntunin ang balik ng bawat isda.',
    'Maglaro',
  ],
  'Play each other': [
    'Makipaglaro sa iba',
    'Hold’em, Tiến Lên at rummy sa mga mesang mga miyembro ang magkakalaban. Walang nakakakita ng nakatagong baraha.',
    'Mag-Texas Hold’em',
  ],
  'Our own book': ['Sarili naming sportsbook', 'May odds bago magsimula at habang naglalaro.'],
  'E-sports': ['E-sports', 'Mga mapa at laban, may odds habang nilalaro.'],
  Lottery: ['Lottery', 'Mga bola ng rehiyon at keno, resulta agad paglabas.'],
  'Your numbers, your day': [
    'Numero mo, araw mo',
    'Pumili ng bola ayon sa araw at itakda ang mga numero mo.',
  ],
  'Take the site with you': ['Dalhin mo kahit saan', 'Maliit at mabilis ang app, at kusang nag-a-update.'],
  'Points mall': ['Points mall', 'Hindi nag-e-expire ang puntos. Itabi para sa gusto mo.'],
  'Small treats': ['Munting regalo', 'Premyo para sa madalas dumaan.', 'Tingnan ang promo'],
  'How can we help?': ['Paano kami makakatulong?', 'Sagot sa madalas itanong ng mga manlalaro.'],
  'Somebody is there': ['Laging may tao', 'Sumulat sa customer service kahit kailan.', 'Sumulat sa amin'],
  Welcome: ['Maligayang pagdating', 'Pangalan at password lang, puwede ka nang magsimula.'],
  'Already know the rules?': [
    'Alam mo na ba ang patakaran?',
    'Basahin kung paano sinusuri ang bawat round bago sumali.',
    'Patas na laro',
  ],
  'Tessera Originals': ['Tessera Originals', 'Napapatunayang patas, kita ang balik sa bawat taya.'],
  'Set your own odds': [
    'Ikaw ang pumili ng odds',
    'Piliin ang tsansa, tingnan ang bayad, ihagis.',
    'Ihagis ang dice',
  ],
  'Night shift': ['Panggabi', 'Para sa naglalaro pagkatapos ng huling tren.', 'Pumasok'],
  'How high dare you?': ['Hanggang saan ka?', 'Isang numero, isang pindot.', 'Maglaro ng Limbo'],
  'Reels after dark': ['Reels sa dilim', 'Mga kastilyo, paniki, at bilog na buwan.'],
  'The back room': ['Ang silid sa likod', 'Mga mesa para sa iilan, bukas hanggang gabi.'],
  'Our own games': ['Sarili naming mga laro', 'Gawa namin, suriin mo.'],
  'Warm-up lap': ['Warm-up lap', 'Tumaya ng 200.00, kumuha ng 5.00.'],
  'Lucky thousand': ['Masuwerteng libo', 'Isang ticket sa bawat 1,000.00.'],
  'Midnight lap': ['Midnight lap', 'Tumaya ng 100.00, kumuha ng 3.00.'],
}
