// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Mga deposit',
    `<p class="lead">Isang minuto lang ang pag-deposit. Puwede nang laruin ang pera kapag sinabi ng bangko na dumating na ito.</p>
<h3>Paano mag-deposit</h3><ol><li>Buksan ang <b>Mag-deposit</b> sa itaas o sa member center.</li><li>Pumili ng paraan ng pagbabayad at halaga. Nasa tabi ng field ang pinakamaliit at pinakamalaki.</li><li>Dadalhin ka sa pahina ng bangko. Tapusin ito; kapag isinara nang maaga, ibig sabihin lang ay walang nabayaran.</li><li>Kusang lalaki ang balanse kapag dumating ang bayad. Hindi kailangang i-reload ang pahina.</li></ol>
<h3>Kapag mas matagal</h3><p>Karaniwang dumarating ang bayad sa loob ng isang minuto. Nag-e-expire ang bayad na hindi natapos sa oras, at walang kinukuha. Kung ipinapakita ng bangko mo na bayad na at hindi nagbago ang balanse pagkalipas ng isang oras, sumulat sa customer service dala ang numero ng deposit. Nasa record ng account ito.</p>
<h3>Mga patakaran</h3><ul><li>Magbayad mula sa account o card na nakapangalan sa iyo. Ibinabalik ang bayad ng iba.</li><li>Wala kaming singil sa deposit. Baka mayroon ang bangko mo.</li><li>Kung iba ang halagang dumating, iyon ang papasok.</li></ul><p class="note">Sa sandbox bank nagbabayad ang demonstration. Wala itong totoong pera.</p>`,
  ],
  Withdrawals: [
    'Mga withdrawal',
    `<p class="lead">Mailalabas mo ang sa iyo kahit kailan. Hino-hold agad ang withdrawal, tinitingnan ng tao, binabayaran, at ikaw ang nagsasara.</p>
<h3>Bago ang una</h3><ul><li>Magtakda ng <b>payment password</b> na anim na numero sa Seguridad. Binabantayan nito ang bawat withdrawal.</li><li>Idagdag ang account na babayaran namin. Dapat nakapangalan ito sa iyo at magagamit hangga’t itinatago mo.</li></ul>
<h3>Hakbang-hakbang</h3><ol><li>Buksan ang <b>Mag-withdraw</b>, piliin ang account at halaga, at i-type ang payment password.</li><li>Umaalis agad sa balanse ang halaga at hino-hold. Hindi ito malalaro habang naka-hold, at hindi makukuha nang dalawang beses.</li><li>Inaaprubahan o tinatanggihan ng operator. Bumabalik sa balanse ang tinanggihan, kasama ang dahilan.</li><li>Kapag nabayaran, tatanungin ka kung dumating. Kung walang sagot, itinuturing na natanggap pagkalipas ng isang araw.</li></ol>
<h3>Mga limit</h3><p>Nasa pahina bago ka magsimula ang pinakamaliit, pinakamalaki at ang bilang ng withdrawal bawat araw. Baka kailangang laruin muna ang bukas na bonus; sinasabi ng pahina kung magkano pa.</p>
<h3>Hulugang bayad</h3><p>Puwedeng bayaran nang paunti-unti ang malaking withdrawal. Ipinapakita ng pahina ang nabayaran na at ang darating pa.</p>`,
  ],
  'Bonus terms': [
    'Mga tuntunin ng bonus',
    `<p class="lead">Para sa bawat promo ang mga tuntuning ito. Dagdag ang nakasulat sa pahina ng promo, at iyon ang masusunod kung magkaiba.</p>
<h3>Sino ang kasali</h3><p>Para sa isang tao, isang bahay at isang device ang bawat promo. Ang magbukas ng ikalawang account para kumuha nang dalawang beses ay mawawalan ng pareho.</p>
<h3>Ang ibinibigay ng promo</h3><p>Pera ang ibinibigay ng promo: puwedeng laruin o i-withdraw. Kung may iba pang hinihingi, nakasulat iyon sa pahina ng promo.</p>
<h3>Ang binibilang</h3><p>Kung valid na taya ang binibilang ng promo, bilang ang taya kapag tapos na ang round. Hindi bilang ang mga tayang walang bisa o binawi; sa mga taya sa magkabilang panig ng isang draw, ang diperensiya lang ang bilang.</p>
<h3>Panahon at pagkakamali</h3><p>Nakasulat sa pahina ng promo kung hanggang kailan ito at, kapag sumali ka na, kung nasaan ka na. Kung naibigay ang promo nang mali, babawiin namin ang natitira rito at wala sa nabayaran na sa iyo.</p>`,
  ],
}
