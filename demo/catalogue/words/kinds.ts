// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/**
 * Kinds of tables; a live table or a room is named after its kind. Spanish and Portuguese are plain names.
 */
export const cardKinds = wordsOf(`
Baccarat|百家乐|บาคาร่า|Bài Baccarat|Bakarat|バカラ|Bacará|Bacará
Dragon Tiger|龙虎|เสือมังกร|Rồng Hổ|Naga Macan|ドラゴンタイガー|Dragón Tigre|Dragão Tigre
VIP Baccarat|贵宾百家乐|บาคาร่าวีไอพี|Baccarat VIP|Bakarat VIP|VIPバカラ|Bacará VIP|Bacará VIP
Speed Baccarat|极速百家乐|บาคาร่าด่วน|Baccarat Tốc Độ|Bakarat Kilat|スピードバカラ|Bacará Veloz|Bacará Veloz
Super Six|超级六百家乐|บาคาร่าซุปเปอร์ซิกซ์|Super Six|Super Six|スーパーシックス|Super Seis|Super Seis
Blackjack|二十一点|แบล็คแจ็ค|Xì Dách|Blackjack|ブラックジャック|Veintiuno|Vinte e Um`)
export const wheelKinds = wordsOf(`
Roulette|轮盘|รูเล็ต|Vòng Quay Roulette|Rolet|ルーレット|Ruleta|Roleta
Speed Roulette|极速轮盘|รูเล็ตด่วน|Roulette Tốc Độ|Rolet Kilat|スピードルーレット|Ruleta Veloz|Roleta Veloz
Money Wheel|幸运大转盘|วงล้อเงิน|Vòng Quay Tiền|Roda Uang|マネーホイール|Rueda del Dinero|Roda do Dinheiro`)
export const diceKinds = wordsOf(`
Sic Bo|骰宝|ไฮโล|Tài Xỉu|Sic Bo|シックボー|Sic Bo|Sic Bo
Xoc Dia|色碟|ซ็อกเดีย|Xóc Đĩa|Xoc Dia|ソックディア|Xoc Dia|Xoc Dia
Fan Tan|番摊|กำถั่ว|Fan Tan|Fan Tan|ファンタン|Fan Tan|Fan Tan`)
/** For larger stakes, and for less time to bet. */
export const furtherKinds = wordsOf(`
VIP Roulette|贵宾轮盘|รูเล็ตวีไอพี|Roulette VIP|Rolet VIP|VIPルーレット|Ruleta VIP|Roleta VIP
Speed Sic Bo|极速骰宝|ไฮโลด่วน|Tài Xỉu Tốc Độ|Sic Bo Kilat|スピードシックボー|Sic Bo Veloz|Sic Bo Veloz`)
export const roomKinds = wordsOf(`
Poker|扑克|โป๊กเกอร์|Poker|Poker|ポーカー|Póquer|Póquer
Hold’em|德州扑克|โฮลเดม|Hold’em|Hold’em|ホールデム|Hold’em|Hold’em
Omaha|奥马哈|โอมาฮ่า|Omaha|Omaha|オマハ|Omaha|Omaha
Sit and Go|坐满即玩|ซิทแอนด์โก|Sit and Go|Sit and Go|シット・アンド・ゴー|Sit and Go|Sit and Go
Tien Len|前进牌|เตี๊ยนเลน|Tiến Lên|Tien Len|ティエンレン|Tien Len|Tien Len
Big Two|锄大地|บิ๊กทู|Big Two|Capsa Banting|大老二|Big Two|Big Two
Rummy|拉米|รัมมี่|Bài Rummy|Remi|ラミー|Rummy|Rummy`)
export const fishingKinds = wordsOf(`
Fishing|捕鱼|ยิงปลา|Bắn Cá|Tembak Ikan|フィッシング|Pesca|Pesca
Hunters|猎手|นักล่า|Thợ Săn|Pemburu|ハンター|Cazadores|Caçadores
Raiders|突击队|หน่วยจู่โจม|Đội Đột Kích|Penyerbu|レイダー|Asalto|Assalto
Squad|战队|กองกำลัง|Biệt Đội|Pasukan|部隊|Escuadrón|Esquadrão`)
