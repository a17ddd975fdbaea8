// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/** Heroes of nature, of the orchard and of the mine. */
export const natureHeroes = {
  ocean: wordsOf(`
Octopus|章鱼|หมึกยักษ์|Bạch Tuộc|Gurita|タコ|del Pulpo|do Polvo
Shark|鲨鱼|ฉลาม|Cá Mập|Hiu|サメ|del Tiburón|do Tubarão
Turtle|海龟|เต่าทะเล|Rùa Biển|Penyu|ウミガメ|de la Tortuga|da Tartaruga
Mermaid|美人鱼|นางเงือก|Nàng Tiên Cá|Putri Duyung|マーメイド|de la Sirena|da Sereia
Dolphin|海豚|โลมา|Cá Heo|Lumba-Lumba|イルカ|del Delfín|do Golfinho
Whale|鲸鱼|วาฬ|Cá Voi|Paus|クジラ|de la Ballena|da Baleia
Seahorse|海马|ม้าน้ำ|Cá Ngựa|Kuda Laut|タツノオトシゴ|del Caballito|do Cavalo-Marinho
Pearl|珍珠|ไข่มุก|Ngọc Trai|Mutiara|真珠|de la Perla|da Pérola
Crab|螃蟹|ปู|Con Cua|Kepiting|カニ|del Cangrejo|do Caranguejo`),
  wildlife: wordsOf(`
Wolf|狼|หมาป่า|Chó Sói|Serigala|オオカミ|del Lobo|do Lobo
Lion|雄狮|สิงโต|Sư Tử|Singa|ライオン|del León|do Leão
Tiger|猛虎|เสือโคร่ง|Mãnh Hổ|Harimau|トラ|del Tigre|do Tigre
Buffalo|野牛|กระทิง|Trâu Rừng|Banteng|バッファロー|del Búfalo|do Búfalo
Eagle|雄鹰|นกอินทรี|Đại Bàng|Rajawali|ワシ|del Águila|da Águia
Elephant|大象|ช้าง|Con Voi|Gajah|ゾウ|del Elefante|do Elefante
Grizzly|灰熊|หมีกริซลี|Gấu Xám|Beruang|グリズリー|del Oso|do Urso
Panther|黑豹|เสือดำ|Báo Đen|Macan Kumbang|パンサー|de la Pantera|da Pantera
Stallion|骏马|ม้าพยศ|Tuấn Mã|Kuda Jantan|駿馬|del Corcel|do Corcel
Fox|狐狸|จิ้งจอก|Con Cáo|Rubah|キツネ|del Zorro|da Raposa`),
  jungle: wordsOf(`
Monkey|猴子|ลิง|Chú Khỉ|Monyet|サル|del Mono|do Macaco
Parrot|鹦鹉|นกแก้ว|Con Vẹt|Burung Nuri|オウム|del Loro|do Papagaio
Toucan|巨嘴鸟|นกทูแคน|Chim Tucan|Tukan|オオハシ|del Tucán|do Tucano
Python|巨蟒|งูเหลือม|Trăn Lớn|Ular Sanca|ニシキヘビ|de la Pitón|da Píton
Gorilla|大猩猩|กอริลลา|Khỉ Đột|Gorila|ゴリラ|del Gorila|do Gorila
Sloth|树懒|สลอธ|Con Lười|Kukang|ナマケモノ|del Perezoso|da Preguiça
Pineapple|菠萝|สับปะรด|Trái Dứa|Nanas|パイナップル|de la Piña|do Abacaxi`),
  arctic: wordsOf(`
Penguin|企鹅|เพนกวิน|Chim Cánh Cụt|Penguin|ペンギン|del Pingüino|do Pinguim
Polar Bear|北极熊|หมีขั้วโลก|Gấu Bắc Cực|Beruang Kutub|シロクマ|del Oso Polar|do Urso Polar
Snowman|雪人|ตุ๊กตาหิมะ|Ông Tuyết|Boneka Salju|雪だるま|del Muñeco de Nieve|do Boneco de Neve
Walrus|海象|วอลรัส|Con Moóc|Walrus|セイウチ|de la Morsa|da Morsa
Mammoth|猛犸|แมมมอธ|Ma Mút|Mamut|マンモス|del Mamut|do Mamute
Reindeer|驯鹿|กวางเรนเดียร์|Tuần Lộc|Rusa Kutub|トナカイ|del Reno|da Rena`),
  prehistoric: wordsOf(`
Dinosaur|恐龙|ไดโนเสาร์|Khủng Long|Dinosaurus|恐竜|del Dinosaurio|do Dinossauro
Raptor|迅猛龙|แร็ปเตอร์|Khủng Long Săn|Raptor|ラプトル|del Raptor|do Raptor
Triceratops|三角龙|ไทรเซอราทอปส์|Khủng Long Ba Sừng|Triceratops|トリケラトプス|del Triceratops|do Tricerátopo
Fossil|化石|ฟอสซิล|Hóa Thạch|Fosil|化石|del Fósil|do Fóssil
Caveman|原始人|มนุษย์ถ้ำ|Người Tiền Sử|Manusia Gua|原始人|del Cavernícola|do Homem das Cavernas`),
  farm: wordsOf(`
Piggy|小猪|หมูน้อย|Heo Con|Babi Kecil|子ブタ|del Cerdito|do Porquinho
Kitten|小猫|แมวน้อย|Mèo Con|Anak Kucing|子猫|del Gatito|do Gatinho
Puppy|小狗|ลูกหมา|Cún Con|Anak Anjing|子犬|del Cachorro|do Cãozinho
Duck|鸭子|เป็ด|Chú Vịt|Bebek|アヒル|del Pato|do Pato
Squirrel|松鼠|กระรอก|Con Sóc|Tupai|リス|de la Ardilla|do Esquilo
Rabbit|兔子|กระต่าย|Chú Thỏ|Kelinci|ウサギ|del Conejo|do Coelho
Hedgehog|刺猬|เม่น|Con Nhím|Landak|ハリネズミ|del Erizo|do Ouriço`),
  rooster: wordsOf(`
Rooster|公鸡|ไก่ชน|Gà Trống|Ayam Jago|オンドリ|del Gallo|do Galo
Hen|母鸡|แม่ไก่|Gà Mái|Ayam Betina|メンドリ|de la Gallina|da Galinha
Tractor|拖拉机|รถไถ|Máy Cày|Traktor|トラクター|del Tractor|do Trator
Corn|玉米|ข้าวโพด|Bắp Ngô|Jagung|トウモロコシ|del Maíz|do Milho
Scarecrow|稻草人|หุ่นไล่กา|Bù Nhìn|Orang-Orangan Sawah|カカシ|del Espantapájaros|do Espantalho`),
  fruit: wordsOf(`
Cherry|樱桃|เชอร์รี|Anh Đào Đỏ|Ceri|チェリー|de la Cereza|da Cereja
Lemon|柠檬|เลมอน|Chanh Vàng|Lemon|レモン|del Limón|do Limão
Melon|西瓜|แตงโม|Dưa Hấu|Semangka|メロン|de la Sandía|da Melancia
Grape|葡萄|องุ่น|Chùm Nho|Anggur|グレープ|de la Uva|da Uva
Strawberry|草莓|สตรอว์เบอร์รี|Dâu Tây|Stroberi|イチゴ|de la Fresa|do Morango
Orange|橙子|ส้ม|Quả Cam|Jeruk|オレンジ|de la Naranja|da Laranja
Plum|李子|ลูกพลัม|Quả Mận|Plum|プラム|de la Ciruela|da Ameixa
Mango|芒果|มะม่วง|Trái Xoài|Mangga|マンゴー|del Mango|da Manga`),
  gems: wordsOf(`
Diamond|钻石|เพชร|Kim Cương|Berlian|ダイヤモンド|del Diamante|do Diamante
Sapphire|蓝宝石|ไพลิน|Lam Ngọc|Safir|サファイア|del Zafiro|da Safira
Amethyst|紫水晶|อเมทิสต์|Thạch Anh Tím|Kecubung|アメジスト|de la Amatista|da Ametista
Opal|蛋白石|โอปอล|Đá Mắt Mèo|Opal|オパール|del Ópalo|da Opala
Prism|棱镜|ปริซึม|Lăng Kính|Prisma|プリズム|del Prisma|do Prisma
Necklace|项链|สร้อยคอ|Chuỗi Ngọc|Kalung|ネックレス|del Collar|do Colar`),
  mining: wordsOf(`
Miner|矿工|นักขุด|Thợ Mỏ|Penambang|鉱夫|del Minero|do Mineiro
Dynamite|炸药|ไดนาไมต์|Thuốc Nổ|Dinamit|ダイナマイト|de la Dinamita|da Dinamite
Nugget|金块|ก้อนทอง|Cục Vàng|Bongkah Emas|金塊|de la Pepita|da Pepita
Dwarf|矮人|คนแคระ|Chú Lùn|Kurcaci|ドワーフ|del Enano|do Anão
Pickaxe|矿镐|อีเต้อ|Cuốc Chim|Beliung|ツルハシ|del Pico|da Picareta
Mine Cart|矿车|รถเหมือง|Xe Goòng|Kereta Tambang|トロッコ|de la Vagoneta|da Vagoneta`),
}
