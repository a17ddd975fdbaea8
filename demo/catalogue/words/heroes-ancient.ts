// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/** Heroes of ancient worlds and tales. */
export const ancientHeroes = {
  egypt: wordsOf(`
Pharaoh|法老|ฟาโรห์|Pharaoh|Firaun|ファラオ|del Faraón|do Faraó
Scarab|圣甲虫|แมลงสคารับ|Bọ Hung|Kumbang|スカラベ|del Escarabajo|do Escaravelho
Sphinx|狮身人面|สฟิงซ์|Nhân Sư|Sphinx|スフィンクス|de la Esfinge|da Esfinge
Mummy|木乃伊|มัมมี่|Xác Ướp|Mumi|ミイラ|de la Momia|da Múmia
Nile Queen|尼罗女王|ราชินีไนล์|Nữ Hoàng Sông Nin|Ratu Nil|ナイルの女王|de la Reina del Nilo|da Rainha do Nilo
Falcon|神鹰|เหยี่ยว|Chim Ưng|Elang|ハヤブサ|del Halcón|do Falcão
Pyramid|金字塔|พีระมิด|Kim Tự Tháp|Piramida|ピラミッド|de la Pirámide|da Pirâmide`),
  aztec: wordsOf(`
Totem|图腾|โทเท็ม|Vật Tổ|Totem|トーテム|del Tótem|do Totem
Shaman|萨满|หมอผี|Pháp Sư Rừng|Dukun|シャーマン|del Chamán|do Xamã
Serpent|灵蛇|พญางู|Mãng Xà|Ular Suci|大蛇|de la Serpiente|da Serpente
Jaguar Mask|豹面具|หน้ากากเสือ|Mặt Nạ Báo|Topeng Jaguar|ジャガーの仮面|de la Máscara|da Máscara
Sun Priest|太阳祭司|นักบวชสุริยะ|Tư Tế Mặt Trời|Pendeta Surya|太陽の神官|del Sacerdote|do Sacerdote
Idol|神像|เทวรูป|Tượng Thần|Arca|偶像|del Ídolo|do Ídolo`),
  olympus: wordsOf(`
Pegasus|天马|เพกาซัส|Thiên Mã|Pegasus|ペガサス|de Pegaso|de Pégaso
Medusa|美杜莎|เมดูซ่า|Medusa|Medusa|メデューサ|de Medusa|da Medusa
Minotaur|牛头怪|มิโนทอร์|Nhân Ngưu|Minotaur|ミノタウロス|del Minotauro|do Minotauro
Oracle|神谕|เทพพยากรณ์|Nhà Tiên Tri|Peramal|神託|del Oráculo|do Oráculo
Titan|泰坦|ไททัน|Người Khổng Lồ|Titan|タイタン|del Titán|do Titã
Trident|三叉戟|ตรีศูล|Đinh Ba|Trisula|トライデント|del Tridente|do Tridente
Muse|缪斯|เทพีศิลป์|Nàng Thơ|Musai|ミューズ|de la Musa|da Musa`),
  rome: wordsOf(`
Centurion|百夫长|นายร้อย|Bách Phu Trưởng|Centurion|百人隊長|del Centurión|do Centurião
Gladiator|角斗士|กลาดิเอเตอร์|Võ Sĩ Giác Đấu|Gladiator|剣闘士|del Gladiador|do Gladiador
Chariot|战车|รถศึก|Chiến Xa|Kereta Perang|戦車|del Carro|da Biga
Emperor|皇帝|จอมราชา|Hoàng Đế|Maharaja|皇帝|del Emperador|do Imperador
Legion|军团|กองทัพ|Quân Đoàn|Legiun|軍団|de la Legión|da Legião
Laurel|桂冠|ช่อลอเรล|Nguyệt Quế|Daun Salam|月桂冠|del Laurel|do Louro`),
  viking: wordsOf(`
Raven|渡鸦|อีกา|Quạ Đen|Gagak|ワタリガラス|del Cuervo|do Corvo
Longship|龙船|เรือยาว|Thuyền Chiến|Kapal Perang|ロングシップ|del Drakkar|do Drakkar
Berserker|狂战士|นักรบคลั่ง|Cuồng Chiến|Prajurit|狂戦士|del Guerrero|do Guerreiro
Rune|符文|อักษรรูน|Cổ Tự|Rune|ルーン|de la Runa|da Runa
War Hammer|战锤|ค้อนศึก|Búa Chiến|Palu Perang|戦鎚|del Martillo|do Martelo
Shieldmaiden|盾女|นักรบหญิง|Nữ Chiến Binh|Srikandi|盾の乙女|de la Guerrera|da Guerreira`),
  samurai: wordsOf(`
Samurai|武士|ซามูไร|Võ Sĩ|Samurai|サムライ|del Samurái|do Samurai
Ninja|忍者|นินจา|Nhẫn Giả|Ninja|ニンジャ|del Ninja|do Ninja
Ronin|浪人|โรนิน|Lãng Khách|Ronin|ローニン|del Ronin|do Ronin
Katana|太刀|คาตานะ|Kiếm Nhật|Katana|カタナ|de la Katana|da Catana
Sakura|樱花|ซากุระ|Hoa Anh Đào|Sakura|サクラ|del Cerezo|da Cerejeira
Oni|恶鬼|ยักษ์โอนิ|Quỷ Oni|Oni|オニ|del Oni|do Oni
Geisha|艺伎|เกอิชา|Nàng Geisha|Geisha|ゲイシャ|de la Geisha|da Gueixa`),
  prosperity: wordsOf(`
Panda|熊猫|แพนด้า|Gấu Trúc|Panda|パンダ|del Panda|do Panda
Koi|锦鲤|ปลาคาร์ป|Cá Chép|Ikan Koi|コイ|de la Carpa|da Carpa
Lantern|灯笼|โคมไฟ|Đèn Lồng|Lampion|ランタン|del Farolillo|da Lanterna
Lotus|莲花|ดอกบัว|Hoa Sen|Teratai|ハス|del Loto|do Lótus
Wealth God|财神|เทพเจ้าโชคลาภ|Thần Tài|Dewa Rezeki|財神|del Dios de la Riqueza|do Deus da Riqueza
Firecracker|爆竹|ประทัด|Pháo Hoa|Petasan|爆竹|del Petardo|do Foguete
Tea Master|茶师|ปรมาจารย์ชา|Trà Sư|Guru Teh|茶人|del Maestro del Té|do Mestre do Chá
Lion Dance|舞狮|เชิดสิงโต|Múa Lân|Barongsai|獅子舞|de los Leones|dos Leões`),
  arabia: wordsOf(`
Genie|神灯精灵|จินนี่|Thần Đèn|Jin|ジーニー|del Genio|do Génio
Sultan|苏丹|สุลต่าน|Quốc Vương|Sultan|スルタン|del Sultán|do Sultão
Caravan|商队|คาราวาน|Đoàn Lữ Hành|Kafilah|キャラバン|de la Caravana|da Caravana
Cobra|眼镜蛇|งูเห่า|Rắn Hổ Mang|Kobra|コブラ|de la Cobra|da Cobra
Camel|骆驼|อูฐ|Lạc Đà|Unta|ラクダ|del Camello|do Camelo
Magic Lamp|神灯|ตะเกียงวิเศษ|Cây Đèn Thần|Lampu Ajaib|魔法のランプ|de la Lámpara|da Lâmpada
Desert Rose|沙漠玫瑰|กุหลาบทะเลทราย|Hồng Sa Mạc|Mawar Gurun|砂漠のバラ|de la Rosa|da Rosa`),
  dragon: wordsOf(`
Dragon|龙|มังกร|Rồng|Naga|ドラゴン|del Dragón|do Dragão
Wyvern|飞龙|ไวเวิร์น|Phi Long|Naga Terbang|ワイバーン|de la Sierpe|da Serpe
Hydra|九头蛇|ไฮดรา|Rắn Chín Đầu|Hydra|ヒドラ|de la Hidra|da Hidra
Drake|幼龙|มังกรน้อย|Rồng Con|Anak Naga|子竜|del Dragoncillo|do Dragãozinho
Dragon Egg|龙蛋|ไข่มังกร|Trứng Rồng|Telur Naga|竜の卵|del Huevo|do Ovo
Phoenix|凤凰|ฟีนิกซ์|Phượng Hoàng|Burung Api|フェニックス|del Fénix|da Fénix`),
  magic: wordsOf(`
Wizard|巫师|พ่อมด|Phù Thủy|Penyihir|ウィザード|del Mago|do Mago
Unicorn|独角兽|ยูนิคอร์น|Kỳ Lân|Unicorn|ユニコーン|del Unicornio|do Unicórnio
Griffin|狮鹫|กริฟฟิน|Điểu Sư|Griffin|グリフォン|del Grifo|do Grifo
Potion|魔药|น้ำยาวิเศษ|Linh Dược|Ramuan|秘薬|de la Poción|da Poção
Alchemist|炼金师|นักเล่นแร่|Nhà Giả Kim|Alkemis|錬金術師|del Alquimista|do Alquimista
Spellbook|魔法书|ตำราเวท|Sách Phép|Kitab Mantra|魔導書|del Grimorio|do Grimório
Owl|猫头鹰|นกฮูก|Chim Cú|Burung Hantu|フクロウ|del Búho|da Coruja`),
  gothic: wordsOf(`
Vampire|吸血鬼|แวมไพร์|Ma Cà Rồng|Vampir|ヴァンパイア|del Vampiro|do Vampiro
Witch|女巫|แม่มด|Mụ Phù Thủy|Nenek Sihir|魔女|de la Bruja|da Bruxa
Ghost|幽灵|ผี|Bóng Ma|Hantu|ゴースト|del Fantasma|do Fantasma
Pumpkin|南瓜|ฟักทอง|Bí Ngô|Labu|カボチャ|de la Calabaza|da Abóbora
Werewolf|狼人|มนุษย์หมาป่า|Người Sói|Manusia Serigala|狼男|del Hombre Lobo|do Lobisomem
Bat|蝙蝠|ค้างคาว|Con Dơi|Kelelawar|コウモリ|del Murciélago|do Morcego
Skull|骷髅|หัวกะโหลก|Đầu Lâu|Tengkorak|ドクロ|de la Calavera|da Caveira`),
  fairy: wordsOf(`
Fairy|仙女|นางฟ้า|Nàng Tiên|Peri|妖精|del Hada|da Fada
Butterfly|蝴蝶|ผีเสื้อ|Bươm Bướm|Kupu-Kupu|チョウ|de la Mariposa|da Borboleta
Mushroom|蘑菇|เห็ด|Cây Nấm|Jamur|キノコ|de la Seta|do Cogumelo
Honeybee|蜜蜂|ผึ้งน้อย|Ong Mật|Lebah Madu|ミツバチ|de la Abeja|da Abelha
Elf|精灵|เอลฟ์|Tiên Rừng|Peri Hutan|エルフ|del Elfo|do Elfo
Frog Prince|青蛙王子|เจ้าชายกบ|Hoàng Tử Ếch|Pangeran Katak|カエルの王子|del Príncipe Rana|do Príncipe Sapo
Rosebud|玫瑰花苞|ดอกกุหลาบ|Nụ Hồng|Kuncup Mawar|薔薇のつぼみ|del Capullo|do Botão de Rosa`),
  celtic: wordsOf(`
Clover|四叶草|โคลเวอร์|Cỏ Bốn Lá|Semanggi|クローバー|del Trébol|do Trevo
Leprechaun|小矮妖|ภูตนำโชค|Yêu Tinh Xanh|Peri Hijau|レプラコーン|del Duende|do Duende
Druid|德鲁伊|ดรูอิด|Tu Sĩ Rừng|Druid|ドルイド|del Druida|do Druida
Horseshoe|马蹄铁|เกือกม้า|Móng Ngựa|Tapal Kuda|蹄鉄|de la Herradura|da Ferradura
Harp|竖琴|พิณ|Đàn Hạc|Harpa|ハープ|del Arpa|da Harpa`),
  kingdom: wordsOf(`
Knight|骑士|อัศวิน|Hiệp Sĩ|Kesatria|騎士|del Caballero|do Cavaleiro
Queen|女王|ราชินี|Nữ Hoàng|Ratu|女王|de la Reina|da Rainha
Jester|小丑|ตัวตลก|Chú Hề|Badut|道化師|del Bufón|do Bobo
Lionheart|狮心|ใจสิงห์|Sư Tâm|Hati Singa|獅子心|del León|do Leão
Princess|公主|เจ้าหญิง|Công Chúa|Putri|姫|de la Princesa|da Princesa
Sword|圣剑|ดาบ|Thanh Kiếm|Pedang|聖剣|de la Espada|da Espada`),
  monsters: wordsOf(`
Troll|巨魔|โทรลล์|Quỷ Lùn|Troll|トロール|del Trol|do Troll
Goblin|哥布林|ก๊อบลิน|Yêu Tinh|Goblin|ゴブリン|del Goblin|do Goblin
Yeti|雪怪|เยติ|Người Tuyết|Yeti|イエティ|del Yeti|do Yeti
Golem|石像巨人|โกเลม|Người Đá|Golem|ゴーレム|del Gólem|do Golem
Cyclops|独眼巨人|ไซคลอปส์|Khổng Lồ Một Mắt|Raksasa|サイクロプス|del Cíclope|do Ciclope
Slime|史莱姆|สไลม์|Quái Nhầy|Slime|スライム|del Limo|do Slime`),
}
