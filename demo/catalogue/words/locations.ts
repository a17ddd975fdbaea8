// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/** Locations and things that a title is about, by what they suit. */
export const locations = {
  sea: wordsOf(`
Harbour|港湾|ท่าเรือ|Bến Cảng|Pelabuhan|港|Puerto|Porto
Reef|礁石|แนวปะการัง|Rạn San Hô|Terumbu|珊瑚礁|Arrecife|Recife
Lagoon|礁湖|ลากูน|Đầm Phá|Laguna|ラグーン|Laguna|Lagoa
Bay|海湾|อ่าว|Vịnh|Teluk|湾|Bahía|Baía
Island|岛|เกาะ|Hòn Đảo|Pulau|島|Isla|Ilha
Tide|浪潮|คลื่น|Thủy Triều|Ombak|潮|Marea|Maré
Shore|海岸|ชายหาด|Bờ Biển|Pantai|海岸|Costa|Costa
Lighthouse|灯塔|ประภาคาร|Hải Đăng|Mercusuar|灯台|Faro|Farol`),
  land: wordsOf(`
Valley|山谷|หุบเขา|Thung Lũng|Lembah|谷|Valle|Vale
Canyon|峡谷|แคนยอน|Hẻm Núi|Ngarai|峡谷|Cañón|Desfiladeiro
Mountain|高山|ภูเขา|Ngọn Núi|Gunung|山|Montaña|Montanha
Forest|森林|ป่า|Khu Rừng|Hutan|森|Bosque|Floresta
River|大河|แม่น้ำ|Dòng Sông|Sungai|川|Río|Rio
Lake|湖|ทะเลสาบ|Hồ|Danau|湖|Lago|Lago
Waterfall|瀑布|น้ำตก|Thác|Air Terjun|滝|Cascada|Cascata
Plains|平原|ทุ่งราบ|Đồng Bằng|Dataran|平原|Llanura|Planície
Cave|洞窟|ถ้ำ|Hang Động|Gua|洞窟|Cueva|Caverna
Peak|顶峰|ยอดเขา|Đỉnh Núi|Puncak|頂|Cumbre|Cume
Meadow|牧野|ทุ่งหญ้า|Đồng Cỏ|Padang|草原|Pradera|Pradaria
Garden|花园|สวน|Khu Vườn|Taman|庭園|Jardín|Jardim
Orchard|果园|สวนผลไม้|Vườn Quả|Kebun|果樹園|Huerto|Pomar
Oasis|绿洲|โอเอซิส|Ốc Đảo|Oasis|オアシス|Oasis|Oásis`),
  built: wordsOf(`
Temple|神殿|วิหาร|Ngôi Đền|Kuil|神殿|Templo|Templo
Palace|宫殿|พระราชวัง|Cung Điện|Istana|宮殿|Palacio|Palácio
Castle|城堡|ปราสาท|Lâu Đài|Kastil|城|Castillo|Castelo
Tower|高塔|หอคอย|Tòa Tháp|Menara|塔|Torre|Torre
Gate|之门|ประตู|Cánh Cổng|Gerbang|門|Portal|Portal
Bridge|长桥|สะพาน|Cây Cầu|Jembatan|橋|Puente|Ponte
Fortress|要塞|ป้อมปราการ|Pháo Đài|Benteng|要塞|Fortaleza|Fortaleza
Throne|王座|บัลลังก์|Ngai Vàng|Takhta|玉座|Trono|Trono
Labyrinth|迷宫|เขาวงกต|Mê Cung|Labirin|迷宮|Laberinto|Labirinto
Village|村庄|หมู่บ้าน|Ngôi Làng|Desa|村|Aldea|Aldeia
Arena|竞技场|สังเวียน|Đấu Trường|Arena|闘技場|Arena|Arena
Workshop|工坊|โรงช่าง|Xưởng Thợ|Bengkel|工房|Taller|Oficina`),
  city: wordsOf(`
Street|大街|ถนน|Con Phố|Jalan|通り|Calle|Rua
Market|集市|ตลาด|Khu Chợ|Pasar|市場|Mercado|Mercado
Club|俱乐部|คลับ|Câu Lạc Bộ|Klub|クラブ|Club|Clube
Theatre|剧院|โรงละคร|Nhà Hát|Teater|劇場|Teatro|Teatro
Station|车站|สถานี|Nhà Ga|Stasiun|駅|Estación|Estação
Hotel|酒店|โรงแรม|Khách Sạn|Hotel|ホテル|Hotel|Hotel
Square|广场|จัตุรัส|Quảng Trường|Alun-Alun|広場|Plaza|Praça
Parade|巡游|ขบวนแห่|Đoàn Diễu Hành|Parade|パレード|Desfile|Desfile
Terrace|露台|ระเบียง|Sân Thượng|Teras|テラス|Terraza|Terraço
Kitchen|厨房|ครัว|Gian Bếp|Dapur|キッチン|Cocina|Cozinha`),
  riches: wordsOf(`
Treasure|宝藏|ขุมทรัพย์|Kho Báu|Harta Karun|秘宝|Tesoro|Tesouro
Fortune|财运|โชคลาภ|Vận May|Rezeki|福運|Fortuna|Fortuna
Coins|钱币|เหรียญ|Đồng Xu|Koin|コイン|Monedas|Moedas
Crown|王冠|มงกุฎ|Vương Miện|Mahkota|王冠|Corona|Coroa
Vault|金库|ห้องนิรภัย|Hầm Báu|Brankas|金庫|Bóveda|Cofre
Jewels|珠宝|อัญมณี|Châu Báu|Permata|宝石|Joyas|Joias
Legend|传说|ตำนาน|Huyền Thoại|Legenda|伝説|Leyenda|Lenda
Quest|探险|การผจญภัย|Hành Trình|Petualangan|冒険|Aventura|Aventura
Kingdom|王国|อาณาจักร|Vương Quốc|Kerajaan|王国|Reino|Reino
Wishes|心愿|ความปรารถนา|Điều Ước|Harapan|願い|Deseos|Desejos`),
  times: wordsOf(`
Festival|庆典|เทศกาล|Lễ Hội|Festival|祭り|Festival|Festival
Night|之夜|ราตรี|Đêm|Malam|夜|Noche|Noite
Dawn|黎明|รุ่งอรุณ|Bình Minh|Fajar|夜明け|Amanecer|Alvorecer
Feast|盛宴|งานเลี้ยง|Yến Tiệc|Pesta|宴|Banquete|Banquete
Song|之歌|บทเพลง|Khúc Ca|Nyanyian|歌|Canción|Canção
Dance|之舞|ระบำ|Vũ Điệu|Tarian|舞|Danza|Dança
Race|竞速|การแข่งขัน|Cuộc Đua|Balapan|レース|Carrera|Corrida
Hunt|狩猎|การล่า|Cuộc Săn|Perburuan|狩り|Cacería|Caçada
Return|归来|การกลับมา|Ngày Trở Lại|Kembalinya|帰還|Regreso|Regresso
Wheel|转轮|วงล้อ|Vòng Quay|Roda|ホイール|Rueda|Roda`),
} as const

export type LocationKind = keyof typeof locations
