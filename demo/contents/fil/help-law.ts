// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Mga tuntunin ng paggamit',
    `<p class="lead">Ang mga tuntuning ito ang kasunduan natin. Sa pagbubukas ng account, tinatanggap mo ang mga ito.</p>
<h3>1. Sino ang puwedeng maglaro</h3><p>Nasa legal na edad ka kung saan ka nakatira, at hindi bababa sa labingwalo. Pinapayagan ang paglalaro nang may pera kung nasaan ka. Para sa sarili mo ka naglalaro, hindi para sa iba.</p>
<h3>2. Ang account mo</h3><p>Isang account bawat tao, sa sarili niyang pangalan. Sarilinin ang mga password at sabihin agad sa amin kapag baka may ibang nakaaalam. Itinuturing na gawa mo ang ginawa gamit ang password mo hangga’t hindi mo sinasabi sa amin.</p>
<h3>3. Pera</h3><p>Galing sa sarili mong paraan ng pagbabayad ang pumapasok at sa account na nakapangalan sa iyo ang lumalabas. Bago magbayad ng withdrawal, puwede naming itanong kung sino ka at saan galing ang pera. Walang interes ang balanse. Hiwalay sa amin ang itinatagong pera ng mga manlalaro.</p>
<h3>4. Mga taya</h3><p>May bisa ang taya mula nang tanggapin ng server namin, sa odds at patakaran ng oras na iyon. Hindi na ito mababawi. Sa server binubunot o ipinapasok ang resulta; larawan lang nito ang nasa screen mo.</p>
<h3>5. Mga mali</h3><p>Ang tayang tinanggap dahil sa halatang mali sa presyo, resulta o programa ay tinatapos na parang walang mali, o ibinabalik. Binabawi ang perang pumasok nang hindi dapat.</p>
<h3>6. Patas na laro</h3><p>Bawal ang mga programang naglalaro, kasunduan ng mga manlalaro, pagsasamantala sa mali, at perang galing sa krimen. Walang bisa ang ganoong taya, at puwedeng isara ang account. Babayaran ang sarili mong ipinasok maliban kung bawal sa batas.</p>
<h3>7. Pagtatapos</h3><p>Puwede mong isara ang account anumang oras; babayaran ang balanse. Puwede namin itong isara nang may isang linggong abiso, o agad kung lumabag ka.</p>
<h3>8. Mga pagbabago</h3><p>Inaanunsiyo namin ang pagbabago dalawang linggo bago ito. Tinatanggap ito ng patuloy na naglalaro; ang hindi ay nagsasara ng account.</p>
<h3>9. Mga alitan</h3><p>Sabihin muna sa amin: naaayos ng customer service ang karamihan. Ang hindi maayos ay dadalhin sa tanggapang nakapangalan sa lisensiya namin.</p>`,
  ],
  'Rules of betting': [
    'Mga patakaran ng taya',
    `<p class="lead">Paano tinatanggap, tinatapos at, paminsan-minsan, ibinabalik ang mga taya.</p>
<h3>Taya at balik</h3><p>Ang <b>taya</b> ang umaalis sa balanse kapag tinanggap ito. Ang <b>balik</b> ang bumabalik, kasama ang taya. Ang tayang 2.00 na bumalik ng 5.00 ay nanalo ng 3.00.</p>
<h3>Pinakamalaking balik</h3><p>Sinasabi ng bawat laro ang pinakamalaking balik ng isang taya. Hindi tinatanggap ang tayang puwedeng lumampas dito.</p>
<h3>Sports at e-sports</h3><ul><li>Tinatapos ang taya ayon sa resultang may bisa sa dulo ng event. Hindi ito binabago ng desisyon pagkatapos.</li><li>Walang bisa ang event na kinansela at hindi nalaro sa loob ng 36 na oras, maliban kung tiyak na ang taya.</li><li>Odds ng oras na tinanggap ang taya ang masusunod. Sa kombinasyon, 1.00 ang odds ng bahaging walang bisa.</li></ul>
<h3>Lottery</h3><p>Tinatanggap ang ticket hanggang sa oras ng sara na nasa pahina. Ang resulta ay sa bolang nakasulat sa ticket.</p>
<h3>Live tables at card rooms</h3><p>Kung mali ang basa sa baraha o pinahinto ang gulong, inuulit o ibinabalik ang round ayon sa patakaran ng mesa. Baraha ang sinusunod, hindi ang ipinakita ng larawan.</p>
<h3>Pag-round</h3><p>Nira-round pababa ang balik nang isang beses bawat taya, hanggang sentimo.</p>
<h3>Tayang walang bisa</h3><p>Bumabalik sa balanse ang tayang walang bisa, kasama ang dahilan sa record. Hindi ito binibilang sa anumang promo.</p>`,
  ],
  Privacy: [
    'Privacy',
    `<p class="lead">Itinatago namin ang kailangan para sa account mo at ang hinihingi ng batas, at wala kaming ibinebenta.</p>
<h3>Ang itinatago namin</h3><ul><li>Ang ibinibigay mo: username, laman ng profile, account na binabayaran namin.</li><li>Ang ginagawa mo: deposit, withdrawal, taya at resulta, mensahe sa amin.</li><li>Ang sinasabi ng device mo: address, browser, oras ng login. Pinoprotektahan nito ang account mo.</li></ul>
<h3>Ang hindi namin itinatago</h3><p>Hindi namin nakikita kailanman ang numero ng card o password ng bangko mo. Nakatago ang mga password mo rito sa anyong walang makababasa muli.</p>
<h3>Sino ang nakakakita</h3><p>Ang mga tao namin, hanggang sa kailangan ng trabaho, at nakasulat ang ginagawa ng bawat isa. Numero sa halip na pangalan mo ang ibinibigay sa mga gumagawa ng laro, kasama ang currency at mga taya mo sa laro nila. Ang kailangan lang sa bayad ang sa bangko. Ang iniuutos ng batas ang sa awtoridad, at wala nang iba.</p>
<h3>Cookie at storage</h3><p>Isang cookie ang inilalagay namin, na nagtatali ng login sa browser mo. Itinatago ng browser ang wika, ang itsura, at kung gusto mong matandaan. Nakapatay ang pagsukat ng bisita hangga’t hindi ka pumapayag.</p>
<h3>Gaano katagal</h3><p>Nakatago ang profile hangga’t may account at ayon sa batas pagkatapos, karaniwang limang taon sa pera. Pagkatapos, binubura ito.</p>
<h3>Ang mga karapatan mo</h3><p>Puwede mong makita ang itinatago namin, ipatama ito, at ipabura kung walang batas na pumipigil. Sumulat sa amin: may sagot sa loob ng isang buwan at walang bayad.</p>`,
  ],
  'Terms of this site': [
    'Mga tuntunin ng paggamit',
    '<p>Nasa legal na edad ka at hindi bababa sa dalawampu’t isa. Isang account bawat tao. May bisa ang taya mula nang tanggapin ng server at tinatapos ayon sa patakaran ng laro. Galing sa sarili mong account ang pumapasok at sa sarili mong account ang lumalabas. Bawal ang mga programang naglalaro at kasunduan ng mga manlalaro.</p><p>Inaanunsiyo namin ang pagbabago dalawang linggo bago ito.</p>',
  ],
}
