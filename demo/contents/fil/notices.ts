// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Play money ang gamit dito',
    '<p>Play money ng sandbox bank ang lahat ng balanse rito. Walang totoong napapanalunan o natatalo.</p>',
  ],
  'Play within your limits': [
    'Maglaro nang may limitasyon',
    '<p>Bago magsimula, magpasya kung magkano ang itataya at gaano katagal. Sinasabi sa <a href="/helpmc">Responsableng paglalaro</a> kung paano ka namin matutulungang magpahinga.</p>',
  ],
  'We never ask for your password': [
    'Hindi namin hinihingi ang password mo',
    '<p>Walang sinuman sa amin ang hihingi ng login password o payment password mo: hindi sa email, hindi sa chat, hindi sa telepono. Ang humihingi nito ay hindi taga-amin.</p>',
  ],
  'How to check a round': [
    'Paano suriin ang isang round',
    '<p>Buksan ang record ng mga taya, pumili ng round ng Tessera Originals at pindutin ang tsek. Kapag napalitan mo na ang mga seed, muling kukuwentahin ng pahina ang round sa sarili mong browser.</p>',
  ],
  'Withdrawals are held at once': [
    'Hino-hold agad ang withdrawal',
    '<p>Hino-hold ang withdrawal sa oras na hilingin mo at binabayaran kapag naaprubahan ng operator. Pakikumpirma kapag dumating na: doon ito natatapos para sa ating dalawa.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Maikling maintenance sa Martes',
    '<p>Mula <b>04:00 hanggang 04:20</b>, oras ng site, aayusin namin ang database. Tatapusin muna ang mga tumatakbong round; hindi magbabago ang balanse.</p>',
  ],
  'A quicker lobby': [
    'Mas mabilis na lobby',
    '<p>Naaalala na ng mga listahan ng laro kung nasaan ka pagbalik mo mula sa laro, at pinapalampas ng search ang isang sobrang letra.</p>',
  ],
  'Write down your payment password': [
    'Isulat ang payment password mo',
    '<p>Anim na numero ito at binabantayan nito ang bawat withdrawal. Hindi ito nababasa ng customer service; maitatakda lang muli kapag tiyak naming ikaw iyon.</p>',
  ],
  'Dark or light': [
    'Madilim o maliwanag',
    '<p>Agad na binabago ng switch sa itaas ang itsura ng buong site, at tatandaan ito ng device na ito.</p>',
  ],
  'Statements for your own books': [
    'Listahan para sa sarili mong talaan',
    '<p>Nasa record ng account ang bawat galaw ng balanse at ang balanse pagkatapos nito. Pumili ng petsa at buklatin ang mga pahina.</p>',
  ],
  'One person, one account': [
    'Isang tao, isang account',
    '<p>Isang account lang ang gamitin. Isinasara ang ikalawang account ng iisang tao, at binabawi ang napanalunan nito sa promo.</p>',
  ],
  'Welcome to the new site': [
    'Maligayang pagdating sa bagong site',
    '<p>Lumipat kami. Nasa dating lugar ang lahat, at may ilang mas maganda ang puwesto. Kung may hinahanap ka, sabihin sa <b>feedback</b> sa ibaba ng bawat pahina.</p>',
  ],
  'The night site uses play money': [
    'Play money ang gamit sa night site',
    '<p>Walang totoong napapanalunan o natatalo.</p>',
  ],
  'Opening hours': ['Oras ng bukas', '<p>Wala. Lagi kaming bukas.</p>'],
  'One account for this site': [
    'Sariling account para rito',
    '<p>Hindi gumagana rito ang account ng ibang brand. Mag-register muli.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'Mabuti at nandito ka',
    '<h3>Tatlong bagay na dapat malaman</h3><ul><li><b>Play money ito.</b> Walang totoong napapanalunan o natatalo.</li><li><b>Masusuri ang bawat round.</b> Ipinapakita ng Tessera Originals ang hash ng seed bago ka tumaya.</li>' +
      '<li><b>Kumpleto ang record mo.</b> Nandoon ang bawat taya, may numero at balanse.</li></ul><p class="center"><a href="/inhouse">Tingnan ang Originals</a></p>',
  ],
  'Take a break whenever you like': [
    'Magpahinga kahit kailan',
    '<p>Para sa saya ang paglalaro. Kapag hindi na masaya:</p><ol><li>Buksan ang <a href="/?center=saferPlay">Responsableng paglalaro</a> sa account mo.</li><li>Magtakda ng limit sa deposito, taya, talo o oras ng paglalaro. Umiiral agad ang mas mababang limit.</li><li>Magpahinga nang hanggang anim na linggo, o ibukod ang sarili nang mas matagal. Sa iyo pa rin ang balanse mo.</li></ol><blockquote>Mas madaling sundin ang limit na itinakda bago kaysa pagkatapos.</blockquote>',
  ],
  'Welcome to the night': [
    'Maligayang gabi',
    '<p class="lead">Hinaan ang ilaw. Huwag magmadali.</p><p><a href="/inhouse">Magsimula sa sarili naming mga laro</a></p>',
  ],
}
