// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Halimbawa ito ng demonstration house. Play money ang mga balanse rito.</p>'

export const categories = { Welcome: 'Pambungad', Return: 'Balik', Races: 'Karera', Friends: 'Kaibigan' }

export const offers: OfferWords = {
  'First deposit, matched': [
    'Unang deposit, doblado',
    'Dodoblehin ang una mong deposit, hanggang 100.',
    '<h3>Ang makukuha mo</h3><p>Magdaragdag kami ng kasinlaki ng una mong deposit: <b>100%, hanggang 100.00</b>.</p><h3>Ang hinihingi</h3><ul><li>Unang deposit na hindi bababa sa 10.00.</li>' +
      '<li>Lalaruin ang bonus nang labinlimang beses sa loob ng tatlumpung araw. Buo ang bilang sa slots, ikalimang bahagi sa mga mesa.</li><li>Habang bukas ito, 5.00 ang pinakamalaking taya.</li></ul><p>Hanggang doon, nananatili sa account ang bonus at ang napanalunan nito. Sa iyo ang sarili mong deposit anumang oras; kapag inilabas ito, ibinabalik ang bonus.</p>',
  ],
  'Twenty rounds to look around': [
    'Dalawampung round para sumubok',
    'Mga round mula sa amin para sa mga kasasali.',
    '<p>Ang sumali sa nakaraang pitong araw ay may <b>dalawampung round</b> sa isa sa limang slots, sa pinakamaliit na taya. Nagsisimula ito pagbukas ng laro.</p><h3>Mabuting malaman</h3><ul><li>Nawawala ang mga round na hindi nalaro sa loob ng tatlong araw.</li>' +
      '<li>Bonus ang napanalunan, lalaruin nang limang beses.</li><li>Minsan lang para sa isang tao, isang bahay at isang device.</li></ul>',
  ],
  'Weekly return': [
    'Lingguhang balik',
    'Limang porsiyento ng natalo sa isang linggo.',
    '<p>Tuwing Lunes, kinukuwenta namin ang itinaya mo at ang bumalik mula noong nakaraang Lunes. Kung hindi pinalad ang linggo, bumabalik ang <b>5% ng diperensiya</b>, hanggang 500.00.</p><table><thead><tr><th scope="col">Natalo sa linggo</th><th scope="col">Bumabalik</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>Pera ang balik, hindi bonus: walang kailangang laruin muna.</p>',
  ],
  'Live evening': [
    'Live na gabi',
    'Ikasampung bahagi ang balik sa live tables, tuwing Miyerkoles.',
    '<p>Tuwing Miyerkoles, 18:00 hanggang hatinggabi, oras ng site, ibinabalik ng live tables ang <b>ikasampung bahagi</b> ng natalo mo nang gabing iyon, hanggang 50.00. Papasok ito sa Huwebes bago magtanghali.</p><ul><li>Kasama ang baccarat, roulette at blackjack; hindi ang side bets.</li><li>Hindi kasama ang mga tayang sumasakop sa lahat ng resulta ng isang round.</li></ul>',
  ],
  'Friday race': [
    'Karera ng Biyernes',
    'Mag-ipon ng puntos mula alas-sais ng gabi hanggang hatinggabi.',
    '<p>Isang puntos ang bawat buong yunit ng taya sa slots. Binibilang muli ang listahan kada minuto at nagsasara sa hatinggabi.</p><table><thead><tr><th scope="col">Puwesto</th><th scope="col">Puntos sa mall</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 at 3</td><td>5,000</td></tr>' +
      '<tr><td>4 hanggang 10</td><td>1,000</td></tr><tr><td>11 hanggang 50</td><td>200</td></tr></tbody></table><p>Kapag pareho ang puntos, nauuna ang unang nakakuha nito.</p>',
  ],
  'Fishing cup': [
    'Fishing cup',
    'Ang pinakamabigat na huli ng buwan.',
    '<p>Dalawang araw, isang dagat. Ang bilang ay ang <b>pinakamalaking isang huli</b> bilang ulit ng putok, kaya pantay ang tsansa ng maliit at malaking kanyon.</p><ol><li>Buksan ang alinmang laro sa fishing room.</li><li>Pumutok nang gusto mo. Itinatabi ang pinakamahusay mong huli.</li><li>Nasa room ang listahan at nagsasara ito sa hatinggabi ng Linggo.</li></ol>',
  ],
  'Bring a friend': [
    'Magdala ng kaibigan',
    'May para sa inyong dalawa.',
    '<p>Ibigay ang code mo sa kaibigan. Kapag sumali siya gamit ito, nag-deposit ng 20.00 o higit pa at nilaro ito nang isang beses, <b>may tig-10.00 kayong dalawa</b>.</p><ul><li>Ibang tao ang kaibigan: ibang tao, ibang bahay, ibang device.</li><li>Hanggang sampung kaibigan sa isang buwan.</li><li>Walang kailangang laruin muna.</li></ul>' +
      '<blockquote>Magtanong muna. Isinasara ang mga code na ipinadala sa hindi kilala.</blockquote>',
  ],
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
  'Opening week': [
    'Linggo ng pagbubukas',
    'Salamat at nandito ka mula sa unang araw.',
    '<p>Sa linggo ng pagbubukas, may regalo sa inbox ang bawat miyembro sa bawat isa sa pitong araw. Tapos na ito; sa kanila na ang nakuha ng mga sumali.</p>',
  ],
  'Midnight match': [
    'Dagdag sa hatinggabi',
    'Kalahati ng una mong deposit, hanggang 50.',
    '<p>Nagdaragdag kami ng <b>50%</b> ng una mong deposit, hanggang 50.00. Lalaruin ang bonus nang sampung beses sa loob ng dalawang linggo.</p>',
  ],
}
