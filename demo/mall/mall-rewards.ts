// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import type { RewardToAdd } from '@tessera/server/src/modules/rewards/index.ts'
import { text } from '@tessera/texts'

/** The languages of the names below, in order; English is the fixed name. */
const codes = [
  'VI',
  'TH',
  'ID',
  'MS',
  'FIL',
  'CN',
  'TW',
  'JA',
  'KO',
  'PT',
  'PT-BR',
  'ES',
  'FR',
  'RU',
  'AR',
  'HI',
] as const

type Goods = readonly [
  picture: RewardPicture,
  category: RewardToAdd['category'],
  points: number,
  stock: number,
  minRankLevel: number,
  english: string,
  names: string,
]

/** Goods without brand names. A bar separates their names by language. */
const goods: readonly Goods[] = [
  [
    'headphones',
    'TECH',
    18_000,
    25,
    0,
    'Wireless headphones',
    'Tai nghe không dây|หูฟังไร้สาย|Headphone nirkabel|Fon kepala tanpa wayar|Wireless na headphones|无线耳机|無線耳機|ワイヤレスヘッドホン|무선 헤드폰|Auscultadores sem fios|Fones sem fio|Auriculares inalámbricos|Casque sans fil|Беспроводные наушники|سماعات لاسلكية|वायरलेस हेडफ़ोन',
  ],
  [
    'watch',
    'TECH',
    32_000,
    12,
    1,
    'Sports watch',
    'Đồng hồ thể thao|นาฬิกาสปอร์ต|Jam tangan olahraga|Jam tangan sukan|Relong pang-isports|运动手表|運動手錶|スポーツウォッチ|스포츠 시계|Relógio desportivo|Relógio esportivo|Reloj deportivo|Montre de sport|Спортивные часы|ساعة رياضية|स्पोर्ट्स घड़ी',
  ],
  [
    'speaker',
    'TECH',
    9_500,
    40,
    0,
    'Portable speaker',
    'Loa di động|ลำโพงพกพา|Speaker portabel|Pembesar suara mudah alih|Portable na speaker|便携音箱|攜帶式喇叭|ポータブルスピーカー|휴대용 스피커|Coluna portátil|Caixa de som portátil|Altavoz portátil|Enceinte portable|Портативная колонка|مكبر صوت محمول|पोर्टेबल स्पीकर',
  ],
  [
    'backpack',
    'STYLE',
    6_500,
    50,
    0,
    'Everyday backpack',
    'Ba lô hằng ngày|กระเป๋าเป้|Ransel harian|Beg galas harian|Backpack na pang-araw-araw|日用双肩包|日用後背包|デイパック|데일리 백팩|Mochila|Mochila do dia a dia|Mochila de diario|Sac à dos|Городской рюкзак|حقيبة ظهر يومية|रोज़ का बैकपैक',
  ],
  [
    'coffee',
    'HOME',
    1_200,
    200,
    0,
    'Ceramic mug',
    'Cốc sứ|แก้วเซรามิก|Mug keramik|Mug seramik|Ceramic na tasa|陶瓷马克杯|陶瓷馬克杯|陶器のマグカップ|도자기 머그컵|Caneca de cerâmica|Caneca de cerâmica|Taza de cerámica|Tasse en céramique|Керамическая кружка|كوب خزفي|सिरेमिक मग',
  ],
  [
    'sunglasses',
    'STYLE',
    5_200,
    45,
    0,
    'Sunglasses',
    'Kính râm|แว่นกันแดด|Kacamata hitam|Cermin mata hitam|Salamin sa araw|太阳镜|太陽眼鏡|サングラス|선글라스|Óculos de sol|Óculos de sol|Gafas de sol|Lunettes de soleil|Солнцезащитные очки|نظارة شمسية|धूप का चश्मा',
  ],
  [
    'tent',
    'LEISURE',
    26_000,
    10,
    0,
    'Tent for two',
    'Lều hai người|เต็นท์สองคน|Tenda dua orang|Khemah dua orang|Tolda para sa dalawa|双人帐篷|雙人帳篷|2人用テント|2인용 텐트|Tenda para dois|Barraca para dois|Tienda para dos|Tente pour deux|Палатка на двоих|خيمة لشخصين|दो लोगों का तंबू',
  ],
  [
    'cooking',
    'HOME',
    14_000,
    20,
    0,
    'Set of cooking pots',
    'Bộ nồi|ชุดหม้อ|Set panci|Set periuk|Set ng kaldero|锅具套装|鍋具組|鍋セット|냄비 세트|Conjunto de panelas|Jogo de panelas|Juego de ollas|Batterie de casseroles|Набор кастрюль|طقم قدور|बर्तनों का सेट',
  ],
  [
    'football',
    'LEISURE',
    3_600,
    70,
    0,
    'Football',
    'Bóng đá|ลูกฟุตบอล|Bola sepak|Bola sepak|Bola ng football|足球|足球|サッカーボール|축구공|Bola de futebol|Bola de futebol|Balón de fútbol|Ballon de football|Футбольный мяч|كرة قدم|फ़ुटबॉल',
  ],
  [
    'tablet',
    'TECH',
    90_000,
    6,
    2,
    'Tablet, 11 inches',
    'Máy tính bảng 11 inch|แท็บเล็ต 11 นิ้ว|Tablet 11 inci|Tablet 11 inci|Tablet, 11 pulgada|11 英寸平板电脑|11 吋平板電腦|11インチタブレット|11인치 태블릿|Tablet de 11 polegadas|Tablet de 11 polegadas|Tableta de 11 pulgadas|Tablette 11 pouces|Планшет, 11 дюймов|جهاز لوحي 11 بوصة|11 इंच का टैबलेट',
  ],
  [
    'cap',
    'STYLE',
    1_800,
    150,
    0,
    'Cap',
    'Mũ lưỡi trai|หมวกแก๊ป|Topi|Topi|Sombrero|棒球帽|棒球帽|キャップ|모자|Boné|Boné|Gorra|Casquette|Кепка|قبعة|टोपी',
  ],
  [
    'lamp',
    'HOME',
    4_500,
    60,
    0,
    'Desk lamp',
    'Đèn bàn|โคมไฟตั้งโต๊ะ|Lampu meja|Lampu meja|Lampara sa mesa|台灯|檯燈|デスクライト|책상 조명|Candeeiro de mesa|Luminária de mesa|Lámpara de escritorio|Lampe de bureau|Настольная лампа|مصباح مكتب|टेबल लैंप',
  ],
  [
    'shoes',
    'STYLE',
    21_000,
    18,
    0,
    'Running shoes',
    'Giày chạy bộ|รองเท้าวิ่ง|Sepatu lari|Kasut larian|Sapatos na pantakbo|跑步鞋|慢跑鞋|ランニングシューズ|러닝화|Sapatilhas de corrida|Tênis de corrida|Zapatillas de correr|Chaussures de course|Кроссовки для бега|حذاء للجري|दौड़ने के जूते',
  ],
  [
    'fishing',
    'LEISURE',
    8_800,
    30,
    0,
    'Fishing rod',
    'Cần câu|คันเบ็ด|Joran pancing|Joran pancing|Pamingwit|钓鱼竿|釣竿|釣り竿|낚싯대|Cana de pesca|Vara de pesca|Caña de pescar|Canne à pêche|Удочка|صنارة صيد|मछली पकड़ने की छड़ी',
  ],
  [
    'pillow',
    'HOME',
    2_200,
    80,
    0,
    'Travel pillow',
    'Gối du lịch|หมอนเดินทาง|Bantal perjalanan|Bantal kembara|Unan sa biyahe|旅行枕|旅行枕|トラベルピロー|여행용 베개|Almofada de viagem|Travesseiro de viagem|Almohada de viaje|Oreiller de voyage|Подушка для поездок|وسادة سفر|सफ़र का तकिया',
  ],
  [
    'bicycle',
    'LEISURE',
    120_000,
    2,
    4,
    'City bicycle',
    'Xe đạp thành phố|จักรยานในเมือง|Sepeda kota|Basikal bandar|Bisikleta sa lungsod|城市自行车|城市自行車|シティサイクル|시티 자전거|Bicicleta de cidade|Bicicleta urbana|Bicicleta urbana|Vélo de ville|Городской велосипед|دراجة للمدينة|शहरी साइकिल',
  ],
  [
    'smartphone',
    'TECH',
    150_000,
    3,
    3,
    'Smartphone, 256 GB',
    'Điện thoại thông minh 256 GB|สมาร์ตโฟน 256 GB|Ponsel pintar 256 GB|Telefon pintar 256 GB|Smartphone, 256 GB|智能手机 256 GB|智慧型手機 256 GB|スマートフォン 256 GB|스마트폰 256 GB|Telemóvel, 256 GB|Celular, 256 GB|Teléfono inteligente, 256 GB|Téléphone, 256 Go|Смартфон, 256 ГБ|هاتف ذكي 256 غيغابايت|स्मार्टफ़ोन, 256 GB',
  ],
]

/** Bonus money, its points and the rank from which it is offered: slightly better than converting. */
const bonuses = [
  [5, 450, 0, 'coins'],
  [20, 1_700, 0, 'ticket'],
  [100, 8_000, 1, 'cash'],
  [500, 38_000, 2, 'present'],
] as const

const shared = { enabled: true } as const

/**
 * The demonstration's rewards for one brand: money first, then goods, the most expensive of each kind last.
 */
export function mallRewards(brandCode: string, symbol: string): RewardToAdd[] {
  const money = bonuses.map(([amount, points, minRankLevel, picture], index): RewardToAdd => ({
    ...shared,
    brandCode,
    kind: 'BONUS',
    category: 'BONUS',
    name: `Bonus ${symbol}${amount}`,
    names: Object.fromEntries(
      codes.map((code) => [code, `${text(code, 'wallet.type.BONUS')} ${symbol}${amount}`]),
    ),
    picture,
    points: BigInt(points),
    bonus: units(amount),
    stock: 1_000,
    minRankLevel,
    position: index,
  }))
  const things = goods.map(
    ([picture, category, points, stock, minRankLevel, name, names], index): RewardToAdd => ({
      ...shared,
      brandCode,
      kind: 'GOODS',
      category,
      name,
      names: Object.fromEntries(names.split('|').map((word, at) => [codes[at] ?? 'EN', word])),
      picture,
      points: BigInt(points),
      bonus: units(0),
      stock,
      minRankLevel,
      position: 100 + index,
    }),
  )
  return [...money, ...things]
}
