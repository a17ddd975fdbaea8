// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/** What a hero or a location of a title can be like. */
export const qualities = wordsOf(`
Golden|黄金|ทองคำ|Vàng|Emas|黄金の|de Oro|de Ouro
Silver|白银|เงิน|Bạc|Perak|銀の|de Plata|de Prata
Jade|翡翠|หยก|Ngọc Bích|Giok|翡翠の|de Jade|de Jade
Crystal|水晶|คริสตัล|Pha Lê|Kristal|水晶の|de Cristal|de Cristal
Royal|皇家|หลวง|Hoàng Gia|Diraja|王家の|Real|Real
Lucky|幸运|นำโชค|May Mắn|Beruntung|幸運の|de la Suerte|da Sorte
Midnight|午夜|เที่ยงคืน|Nửa Đêm|Tengah Malam|真夜中の|de Medianoche|da Meia-Noite
Moonlit|月光|แสงจันทร์|Ánh Trăng|Cahaya Bulan|月光の|de Luna|do Luar
Sunlit|阳光|แสงตะวัน|Ánh Dương|Cahaya Mentari|陽光の|del Sol|do Sol
Thunder|雷霆|สายฟ้า|Sấm Sét|Halilintar|雷鳴の|del Trueno|do Trovão
Fiery|烈焰|เพลิง|Rực Lửa|Berapi|炎の|de Fuego|de Fogo
Frosty|冰霜|น้ำแข็ง|Băng Giá|Salju|氷の|de Hielo|de Gelo
Emerald|碧玉|มรกต|Lục Bảo|Zamrud|エメラルドの|de Esmeralda|de Esmeralda
Ruby|红玉|ทับทิม|Hồng Ngọc|Mirah|ルビーの|de Rubí|de Rubi
Amber|琥珀|อำพัน|Hổ Phách|Ambar|琥珀の|de Ámbar|de Âmbar
Secret|秘密|ลับ|Bí Mật|Rahasia|秘密の|del Secreto|do Segredo
Ancient|远古|โบราณ|Cổ Xưa|Kuno|古代の|de Antaño|de Outrora
Eternal|永恒|นิรันดร์|Vĩnh Cửu|Abadi|永遠の|de la Eternidad|da Eternidade
Wild|狂野|พงไพร|Hoang Dã|Liar|ワイルドな|Salvaje|Selvagem
Imperial|帝王|จักรพรรดิ|Đế Vương|Kaisar|帝王の|Imperial|Imperial
Celestial|天界|สวรรค์|Thiên Giới|Surgawi|天上の|Celestial|Celestial
Shining|闪耀|เปล่งประกาย|Lấp Lánh|Berkilau|輝く|Brillante|Brilhante
Happy|欢乐|สุขสันต์|Vui Vẻ|Bahagia|ハッピーな|Feliz|Feliz
Swift|疾风|สายลม|Thần Tốc|Kilat|疾風の|Veloz|Veloz
Noble|高贵|สูงศักดิ์|Cao Quý|Mulia|高貴な|Noble|Nobre
Brave|无畏|ผู้กล้า|Dũng Cảm|Pemberani|勇敢な|Audaz|Audaz
Mystic|神秘|ลี้ลับ|Huyền Bí|Mistis|神秘の|del Misterio|do Mistério
Rainbow|彩虹|สายรุ้ง|Cầu Vồng|Pelangi|虹色の|del Arcoíris|do Arco-Íris
Electric|电光|ไฟฟ้า|Điện Quang|Listrik|電撃の|del Rayo|do Raio
Copper|赤铜|ทองแดง|Đồng Đỏ|Tembaga|銅の|de Cobre|de Cobre
Twilight|暮光|สนธยา|Hoàng Hôn|Senja|黄昏の|del Crepúsculo|do Crepúsculo
Summer|盛夏|ฤดูร้อน|Mùa Hè|Musim Panas|真夏の|de Verano|de Verão
Neon|霓虹|นีออน|Neon|Neon|ネオンの|de Neón|de Neon
Scarlet|绯红|สีชาด|Đỏ Thắm|Merah Tua|緋色の|Escarlata|Escarlate
Azure|湛蓝|สีคราม|Xanh Thẳm|Biru Langit|紺碧の|Azul|Azul
Tropical|热带|เมืองร้อน|Nhiệt Đới|Tropis|トロピカルな|Tropical|Tropical
`)

/** More of them, in English only. */
export const englishQualities = [
  'Whispering',
  'Roaming',
  'Gilded',
  'Restless',
  'Laughing',
  'Wandering',
  'Hollow',
  'Crooked',
  'Humble',
  'Marble',
  'Velvet',
  'Painted',
  'Rusty',
  'Misty',
  'Windswept',
  'Dancing',
  'Roaring',
  'Sleeping',
  'Howling',
  'Clever',
  'Merry',
  'Bold',
  'Forgotten',
  'Curious',
  'Hungry',
  'Mighty',
  'Sapphire',
  'Ivory',
  'Obsidian',
  'Blazing',
  'Drifting',
  'Hidden',
  'Lonely',
  'Magnetic',
  'Patient',
  'Polished',
  'Quiet',
  'Rebel',
  'Sacred',
  'Sly',
  'Stubborn',
  'Tumbling',
  'Untamed',
  'Vivid',
  'Woven',
  'Rising',
  'Grand',
  'Cosmic',
  'Paper',
  'Porcelain',
] as const
