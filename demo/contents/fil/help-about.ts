// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'Ang pagiging patas, at paano ito suriin',
    `<p class="lead">Patas ang laro kapag walang makapipili ng resulta pagkatapos mong tumaya, at kapag nakikita mo iyon mismo.</p>
<h3>Tessera Originals</h3><p>Binubunot ang sarili naming mga laro mula sa dalawang seed: isa sa amin, isa sa browser mo. Bago ka tumaya, ipinapakita namin ang <b>hash</b> ng seed namin. Itinatakda nito ang seed nang hindi sinasabi. Puwede mong palitan ang sarili mong seed kahit kailan. Kapag hiniling mong ilantad ang seed namin, may bagong papalit, at makukuwenta muli ang bawat round hanggang doon: namin, mo, o ng kahit sino.</p>
<ol><li>Buksan ang record ng mga taya at pumili ng round.</li><li>Pindutin ang tsek. Ipinapakita ng pahina ang mga seed, numero ng round at resulta.</li><li>Kinukuwenta ng browser mo ang resulta mula sa mga seed at ikinukumpara. Walang itinatanong sa amin para rito.</li></ol>
<h3>Balik</h3><p>Sinasabi ng bawat laro ang balik sa manlalaro, ang bahagi ng lahat ng taya na bumabalik sa katagalan. Sa mga larong ikaw ang pumipili ng odds, pareho ang balik sa bawat pili maliban kung iba ang sinasabi ng laro.</p>
<h3>Laro ng iba</h3><p>Ang mga gumawa ang bumubunot sa laro ng ibang gumagawa. Nakikita namin ang taya at balik ng bawat round at itinatago ang dalawa sa record mo kasama ang numerong ibinigay ng gumawa.</p>
<h3>Kapag naputol ang round</h3><p>Laging may bisa ang tayang tinanggap. Kung maputol ang linya mo, matatapos ang round nang wala ka at maghihintay sa record. Kung masira ang laro, tatapusin ang round ayon sa patakaran nito o ibabalik ang taya.</p>`,
  ],
  'Responsible play': [
    'Responsableng paglalaro',
    `<p class="lead">Libangan ang paglalaro. Hindi ito paraan para kumita, at hindi paraan para mabawi ang nawala.</p>
<h3>Bago magsimula</h3><ul><li>Magpasya kung magkano ang kaya mong mawala ngayon, at tumigil kapag ubos na.</li><li>Magpasya kung gaano katagal maglalaro, at mag-set ng alarm.</li><li>Huwag maglaro kapag malungkot, galit, pagod o nakainom.</li></ul>
<h3>Mga palatandaang dapat seryosohin</h3><p>Mas matagal o mas malaki ang laro mo kaysa gusto mo. Tinataasan mo ang taya para mabawi ang natalo. Nangungutang ka para rito, itinatago mo, o iniisip mo sa trabaho. Sapat na ang isa para tumigil muna at makipag-usap sa iba.</p>
<h3>Ang magagawa namin</h3><p>Sumulat sa customer service at sabihing gusto mong magpahinga. Isasara namin ang account mo sa panahong sasabihin mo, mula isang araw hanggang habambuhay, at bubuksan lang kapag tapos na, anuman ang sabihin mo pansamantala. Babayaran ang balanse mo. Habang nagpapahinga ka, wala kang matatanggap na promo mula sa amin.</p>
<h3>Mga kabataan</h3><p>Hindi puwedeng maglaro rito ang wala pa sa legal na edad. Kung may kahati ka sa device, mag-sign out pagkatapos maglaro at sarilinin ang mga password. May filter para sa bata ang karamihan ng gumagawa ng device.</p>
<h3>Nakakatulong ang makipag-usap</h3><p>Sa karamihan ng bansa may libreng linya ng payo na hindi nagtatanong ng pangalan. Alam ng doktor mo o ng munisipyo ang pinakamalapit.</p>`,
  ],
  Contact: [
    'Makipag-ugnayan',
    `<p class="lead">May tatlong paraan para maabot kami. Tao ang nasa dulo ng lahat.</p>
<h3>Customer service</h3><p>Nagbubukas ng window sa tabi ng pahina ang button na may headset. May tao roon buong araw at gabi. Ihanda ang username mo; huwag kailanman ang mga password, walang nangangailangan niyon.</p>
<h3>Feedback</h3><p>Sa ibaba ng bawat pahina makikita ang <b>Feedback</b>. Sabihin kung ano ang maganda, kulang, o mali, sa sampu hanggang limang daang karakter, may hanggang tatlong larawan. Nasa inbox ng miyembro ang sagot.</p>
<h3>Inbox</h3><p>Dumarating sa Mga mensahe ng member center ang para sa iyo lang. Sinasabi ng numero sa itaas kung ilan pa ang hindi nababasa.</p>
<h3>Mga reklamo</h3><ol><li>Sabihin sa customer service ang nangyari, kasama ang numero ng round o ng bayad.</li><li>Kung hindi nakatulong ang sagot, ipadala bilang feedback na <b>Reklamo</b>. Babasahin ito ng hindi kasali sa unang sagot.</li><li>May nakasulat kang sagot sa loob ng sampung araw, kung ano ang nakita namin at ano ang gagawin namin.</li></ol><p>Sumulat sa wikang gamay mo. Hahanap kami ng makababasa nito.</p>`,
  ],
  'About this site': [
    'Tungkol sa amin',
    `<p class="lead">Ang Tessera ay bahay ng mga laro na gawa sa maliliit na pirasong magkakatugma: isang account, isang balanse, isang record, anuman ang laruin mo.</p>
<p>Tinitipon ng lobby ang slots ng iba’t ibang gumagawa, ang sarili naming mga mesa at laro, at ang aming sports, e-sports at lottery. Dumaraan ang bawat taya sa iisang ledger na hindi makalilikha o makawawala ng pera: ang umalis sa isang account ay dumarating sa iba, hanggang sa huling sentimo.</p>
<h3>Mga larawan</h3><p>Iginuguhit ng programa namin ang mga tile, banner at badge. May mga icon ito ng <b>Game Icons</b> nina Lorc, Delapouite at mga kasama, kinulayang muli at binigyan ng lalim, sa lisensiyang Creative Commons Attribution 3.0, at mga letra sa ilalim ng SIL Open Font License at Apache License.</p>
<h3>Mga programa</h3><p>Tumatakbo kami sa malayang software at pinapangalanan ang lahat sa credits na kasama ng source. Salamat sa lahat ng sumulat nito.</p>
<h3>Play money</h3><p>Demonstration ito. Play money ng sandbox bank ang lahat ng balanse: hindi mabibili, at walang mapapanalunang may halaga. Gawa-gawa ang mga gumagawa ng laro. Ang mga laban sa football at basketball ay pagtatapat ng mga koponan mula sa totoong season, pero ang takbo at iskor ay ginaya lamang dito.</p>`,
  ],
  'How to begin': [
    'Paano magsimula',
    '<p>Mag-register gamit ang pangalan at password, mag-deposit, pumili ng laro. Nasa record ng mga taya ang bawat round kasama ang numero nito, at pinatutunayan ito ng tsek sa tabi ng round ng sarili naming laro.</p><p>Sumulat sa customer service kapag may hindi malinaw: laging may gising.</p>',
  ],
  'Play with care': [
    'Responsableng paglalaro',
    '<p>Libangan ang paglalaro. Bago magsimula, magpasya kung magkano at gaano katagal. Kapag hindi na masaya, tumigil at sumulat sa amin: isasara namin ang account mo hangga’t sinabi mo, at hindi bubuksan nang mas maaga kahit isang araw.</p>',
  ],
}
