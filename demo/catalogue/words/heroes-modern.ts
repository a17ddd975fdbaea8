// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/** Heroes of the screen, the street and the stage. */
export const modernHeroes = {
  classic: wordsOf(`
Sevens|七七七|เลขเจ็ด|Số Bảy|Angka Tujuh|セブン|de los Sietes|dos Setes
Bell|铃铛|ระฆัง|Quả Chuông|Lonceng|ベル|de la Campana|do Sino
Star|星星|ดวงดาว|Ngôi Sao|Bintang|スター|de la Estrella|da Estrela
Joker|小丑牌|โจ๊กเกอร์|Lá Joker|Joker|ジョーカー|del Comodín|do Curinga
Reels|转轴|วงล้อสล็อต|Guồng Quay|Gulungan|リール|de los Rodillos|dos Rolos
Million|百万|เงินล้าน|Triệu Phú|Jutawan|ミリオン|del Millón|do Milhão`),
  pirate: wordsOf(`
Captain|船长|กัปตัน|Thuyền Trưởng|Kapten|キャプテン|del Capitán|do Capitão
Corsair|海盗|โจรสลัด|Hải Tặc|Bajak Laut|コルセア|del Corsario|do Corsário
Galleon|大帆船|เรือสำเภา|Thuyền Buồm|Galiung|ガレオン|del Galeón|do Galeão
Cannon|火炮|ปืนใหญ่|Đại Bác|Meriam|大砲|del Cañón Viejo|do Canhão
Treasure Map|藏宝图|แผนที่สมบัติ|Bản Đồ Kho Báu|Peta Harta|宝の地図|del Mapa|do Mapa
Anchor|船锚|สมอเรือ|Mỏ Neo|Jangkar|錨|del Ancla|da Âncora`),
  space: wordsOf(`
Astronaut|宇航员|นักบินอวกาศ|Phi Hành Gia|Astronot|宇宙飛行士|del Astronauta|do Astronauta
Comet|彗星|ดาวหาง|Sao Chổi|Komet|コメット|del Cometa|do Cometa
Alien|外星人|เอเลี่ยน|Người Ngoài Hành Tinh|Alien|エイリアン|del Alienígena|do Alienígena
Nebula|星云|เนบิวลา|Tinh Vân|Nebula|星雲|de la Nebulosa|da Nebulosa
Moon Base|月球基地|ฐานดวงจันทร์|Căn Cứ Mặt Trăng|Pangkalan Bulan|月面基地|de la Base Lunar|da Base Lunar
Saturn Ring|土星环|วงแหวนดาวเสาร์|Vành Đai Sao Thổ|Cincin Saturnus|土星の環|de Saturno|de Saturno`),
  candy: wordsOf(`
Candy|糖果|ลูกกวาด|Kẹo Ngọt|Permen|キャンディ|del Caramelo|do Doce
Cupcake|杯子蛋糕|คัพเค้ก|Bánh Ngọt|Kue Mangkuk|カップケーキ|del Pastelito|do Bolinho
Donut|甜甜圈|โดนัท|Bánh Vòng|Donat|ドーナツ|de la Rosquilla|da Rosquinha
Lollipop|棒棒糖|อมยิ้ม|Kẹo Mút|Lolipop|ロリポップ|de la Piruleta|do Pirulito
Cookie|饼干|คุกกี้|Bánh Quy|Kue Kering|クッキー|de la Galleta|do Biscoito
Chocolate|巧克力|ช็อกโกแลต|Sô-cô-la|Cokelat|チョコレート|del Chocolate|do Chocolate
Jelly Bean|软糖豆|เจลลีบีน|Kẹo Dẻo|Permen Jeli|ゼリービーンズ|de la Gominola|da Jujuba`),
  crash: wordsOf(`
Rocket|火箭|จรวด|Tên Lửa|Roket|ロケット|del Cohete|do Foguetão
Zeppelin|飞艇|เรือเหาะ|Khinh Khí Hạm|Zeppelin|ツェッペリン|del Zepelín|do Zepelim
Balloon|热气球|บอลลูน|Khinh Khí Cầu|Balon Udara|気球|del Globo|do Balão
Jet Pilot|飞行员|นักบินเจ็ต|Phi Công|Pilot Jet|パイロット|del Piloto|do Piloto
Biplane|双翼机|เครื่องบินปีกสองชั้น|Máy Bay Cánh Kép|Pesawat Ganda|複葉機|del Biplano|do Biplano`),
  cyber: wordsOf(`
Robot|机器人|หุ่นยนต์|Người Máy|Robot|ロボット|del Robot|do Robô
Circuit|电路|วงจร|Vi Mạch|Sirkuit|サーキット|del Circuito|do Circuito
Hacker|黑客|แฮ็กเกอร์|Tin Tặc|Peretas|ハッカー|del Hacker|do Hacker
Mecha|机甲|เมก้า|Chiến Giáp|Mecha|メカ|del Mecha|do Mecha
Pixel|像素|พิกเซล|Điểm Ảnh|Piksel|ピクセル|del Píxel|do Pixel
Laser|激光|เลเซอร์|Tia Laser|Laser|レーザー|del Láser|do Laser`),
  west: wordsOf(`
Cowboy|牛仔|คาวบอย|Cao Bồi|Koboi|カウボーイ|del Vaquero|do Vaqueiro
Sheriff|警长|นายอำเภอ|Cảnh Trưởng|Sheriff|シェリフ|del Sheriff|do Xerife
Bandit|强盗|โจรป่า|Tên Cướp|Bandit|バンディット|del Bandido|do Bandido
Saloon|酒馆|ซาลูน|Quán Rượu|Saloon|サルーン|del Salón|do Saloon
Cactus|仙人掌|กระบองเพชร|Xương Rồng|Kaktus|サボテン|del Cactus|do Cato
Wagon|篷车|เกวียน|Cỗ Xe|Gerobak|幌馬車|de la Carreta|da Carroça`),
  heist: wordsOf(`
Safecracker|开锁大盗|นักเจาะเซฟ|Đạo Chích|Pembobol|金庫破り|del Ladrón|do Ladrão
Spy|间谍|สายลับ|Điệp Viên|Mata-Mata|スパイ|del Espía|do Espião
Detective|侦探|นักสืบ|Thám Tử|Detektif|探偵|del Detective|do Detetive
Getaway|大逃亡|การหลบหนี|Cuộc Tẩu Thoát|Pelarian|逃走劇|de la Huida|da Fuga
Cash Convoy|运钞车|รถขนเงิน|Đoàn Xe Tiền|Konvoi Uang|現金輸送|del Convoy|do Comboio`),
  party: wordsOf(`
Guitar|吉他|กีตาร์|Đàn Ghi-ta|Gitar|ギター|de la Guitarra|da Guitarra
Disco Ball|迪斯科|ลูกบอลดิสโก้|Quả Cầu Disco|Bola Disko|ミラーボール|de la Discoteca|da Discoteca
Clown|马戏小丑|ตลก|Anh Hề|Pelawak|ピエロ|del Payaso|do Palhaço
Maracas|沙锤|มาราคัส|Trống Lắc|Marakas|マラカス|de las Maracas|das Maracas
Saxophone|萨克斯|แซกโซโฟน|Kèn Saxo|Saksofon|サックス|del Saxofón|do Saxofone
Drummer|鼓手|มือกลอง|Tay Trống|Penabuh|ドラマー|del Baterista|do Baterista`),
  clockwork: wordsOf(`
Inventor|发明家|นักประดิษฐ์|Nhà Phát Minh|Penemu|発明家|del Inventor|do Inventor
Steam Train|蒸汽列车|รถไฟไอน้ำ|Tàu Hơi Nước|Kereta Uap|蒸気機関車|del Tren de Vapor|do Comboio a Vapor
Hourglass|沙漏|นาฬิกาทราย|Đồng Hồ Cát|Jam Pasir|砂時計|del Reloj de Arena|da Ampulheta
Cogwheel|齿轮|ฟันเฟือง|Bánh Răng|Roda Gigi|歯車|del Engranaje|da Engrenagem
Airship|蒸汽飞船|เรือบิน|Phi Thuyền|Kapal Udara|飛行船|del Dirigible|do Dirigível`),
  love: wordsOf(`
Cupid|丘比特|กามเทพ|Thần Tình Yêu|Dewa Asmara|キューピッド|de Cupido|do Cupido
Heart|爱心|หัวใจ|Trái Tim|Hati|ハート|del Corazón|do Coração
Rose|玫瑰|กุหลาบ|Hoa Hồng|Mawar|バラ|de la Rosa|da Rosa
Love Letter|情书|จดหมายรัก|Thư Tình|Surat Cinta|恋文|de la Carta de Amor|da Carta de Amor
Wedding Ring|婚戒|แหวนแต่งงาน|Nhẫn Cưới|Cincin Kawin|結婚指輪|del Anillo|da Aliança`),
  football: wordsOf(`
Striker|前锋|กองหน้า|Tiền Đạo|Penyerang|ストライカー|del Goleador|do Goleador
Goalkeeper|守门员|ผู้รักษาประตู|Thủ Môn|Kiper|ゴールキーパー|del Portero|do Guarda-Redes
Penalty|点球|จุดโทษ|Phạt Đền|Penalti|ペナルティ|del Penalti|do Pênalti
Champion|冠军|แชมป์เปี้ยน|Nhà Vô Địch|Juara|チャンピオン|del Campeón|do Campeão`),
  court: wordsOf(`
Boxer|拳击手|นักมวย|Võ Sĩ Quyền Anh|Petinju|ボクサー|del Boxeador|do Pugilista
Slam Dunk|灌篮|สแลมดังก์|Cú Úp Rổ|Slam Dunk|ダンクシュート|del Mate|da Enterrada
Tennis Ace|网球王牌|ราชาเทนนิส|Tay Vợt|Bintang Tenis|テニスエース|del Tenista|do Tenista
Golfer|高尔夫球手|นักกอล์ฟ|Tay Gôn|Pegolf|ゴルファー|del Golfista|do Golfista`),
  racing: wordsOf(`
Racer|赛车手|นักแข่ง|Tay Đua|Pembalap|レーサー|del Corredor|do Corredor
Nitro|氮气加速|ไนโตร|Khí Nitro|Nitro|ニトロ|del Nitro|do Nitro
Derby Horse|赛马|ม้าแข่ง|Ngựa Đua|Kuda Pacu|競走馬|del Caballo|do Cavalo
Rider|骑手|นักบิด|Kỵ Sĩ|Penunggang|ライダー|del Jinete|do Ginete
Formula|方程式|สูตรหนึ่ง|Công Thức|Formula|フォーミュラ|de la Fórmula|da Fórmula`),
}
