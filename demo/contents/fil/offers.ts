// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Halimbawa ito ng demonstration site. Play money ang mga balanse rito.</p>'

export const categories = {
  Welcome: 'Pambungad',
  Races: 'Karera',
  Feedback: 'Feedback',
}

export const offers: OfferWords = {
  'Warm-up lap': [
    'Warm-up lap',
    'Tumaya ng 200.00, kumuha ng 5.00.',
    '<p>Sumali, at bibilangin ang mga valid na taya mo mula noon. Kapag umabot sa <b>200.00</b>, kunin ang <b>5.00</b> sa pahinang ito.</p>',
  ],
  'Lucky thousand': [
    'Masuwerteng libo',
    'Isang ticket sa bawat 1,000.00.',
    '<p>Bawat <b>1,000.00</b> na valid na taya ay isang ticket. Dito ito binubunot: may premyo ang karamihan, at may ilang wala.</p>',
  ],
  'Weekend lap': [
    'Weekend lap',
    'Tumaya ng 500.00, kumuha ng 15.00.',
    '<p>Sumali, at bibilangin ang mga valid na taya mo mula noon. Kapag umabot sa <b>500.00</b>, kunin ang <b>15.00</b> sa pahinang ito.</p>',
  ],
  'Points with every bet': [
    'Puntos sa bawat taya',
    'Ipunin at ipalit sa points mall.',
    '<p>Nagbibigay ng puntos na hindi nag-e-expire ang mga valid mong taya. Sa <a href="/pointMall">points mall</a>, ipalit ang mga ito sa reward o gawing balanse. Makikita mo roon kung ilan ang puntos mo at ang halaga nito.</p>',
  ],
  'Worth an answer': [
    'May halaga ang opinyon mo',
    'Sabihin kung ano ang mapapabuti at kumuha ng 10.00.',
    '<p>Isulat sa ibaba kung saan ka natisod: pahinang may sinasabing hindi totoo, error, o kulang. Nakakatulong ang mga larawan. May taong nagbabasa ng bawat aplikasyon, at ang makatulong sa amin ay tatanggap ng <b>10.00</b>. Lalabas ang sagot sa pahinang ito.</p>',
  ],
  'Midnight lap': [
    'Midnight lap',
    'Tumaya ng 100.00, kumuha ng 3.00.',
    '<p>Sumali, at bibilangin ang mga valid na taya mo mula noon. Kapag umabot sa <b>100.00</b>, kunin ang <b>3.00</b> sa pahinang ito.</p>',
  ],
}
