// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/**
 * Kinds of tables; a live table or a room is named after its kind. Spanish and Portuguese are plain names.
 */
export const cardKinds = wordsOf(`
Baccarat|百家乐|บาคาร่า|Bài Baccarat|Bakarat|バカラ|Bacará|Bacará
Blackjack|二十一点|แบล็คแจ็ค|Xì Dách|Blackjack|ブラックジャック|Veintiuno|Vinte e Um
Poker Table|扑克桌|โต๊ะโป๊กเกอร์|Bàn Poker|Meja Poker|ポーカーテーブル|Mesa de Póquer|Mesa de Póquer
Card War|斗牌|สงครามไพ่|Đấu Bài|Perang Kartu|カードバトル|Guerra de Cartas|Guerra de Cartas`)
export const wheelKinds = wordsOf(`
Roulette|轮盘|รูเล็ต|Vòng Quay Roulette|Rolet|ルーレット|Ruleta|Roleta
Speed Roulette|极速轮盘|รูเล็ตด่วน|Roulette Tốc Độ|Rolet Kilat|スピードルーレット|Ruleta Veloz|Roleta Veloz`)
export const diceKinds = wordsOf(`
Sic Bo|骰宝|ไฮโล|Tài Xỉu|Sic Bo|シックボー|Sic Bo|Sic Bo
Craps|花旗骰|แครปส์|Xúc Xắc Craps|Craps|クラップス|Dados|Dados`)
export const ballKinds = wordsOf(`
Bingo|宾果|บิงโก|Lô Tô Bingo|Bingo|ビンゴ|Bingo|Bingo
Keno|基诺|คีโน|Keno|Keno|キノ|Keno|Keno`)
export const showKinds = wordsOf(`
Game Show|游戏秀|เกมโชว์|Trò Chơi Truyền Hình|Acara Permainan|ゲームショー|Concurso|Concurso`)
export const roomKinds = wordsOf(`
Poker|扑克|โป๊กเกอร์|Poker|Poker|ポーカー|Póquer|Póquer
Rummy|拉米|รัมมี่|Bài Rummy|Remi|ラミー|Rummy|Rummy
Domino|多米诺|โดมิโน|Domino|Domino|ドミノ|Dominó|Dominó
Niu Niu|牛牛|นิวนิว|Bài Bò|Niu Niu|ニウニウ|Niu Niu|Niu Niu
Thirteen Cards|十三张|ไพ่สิบสามใบ|Mậu Binh|Capsa|十三枚|Trece Cartas|Treze Cartas
Mahjong|麻将|ไพ่นกกระจอก|Mạt Chược|Mahyong|麻雀|Mahjong|Mahjong
Three Cards|三张牌|ไพ่สามใบ|Ba Lá|Tiga Kartu|三枚ポーカー|Tres Cartas|Três Cartas`)
export const fishingKinds = wordsOf(`
Fishing|捕鱼|ยิงปลา|Bắn Cá|Tembak Ikan|フィッシング|Pesca|Pesca
Hunters|猎手|นักล่า|Thợ Săn|Pemburu|ハンター|Cazadores|Caçadores
Raiders|突击队|หน่วยจู่โจม|Đội Đột Kích|Penyerbu|レイダー|Asalto|Assalto
Squad|战队|กองกำลัง|Biệt Đội|Pasukan|部隊|Escuadrón|Esquadrão`)
