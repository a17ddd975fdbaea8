// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, cùng chơi trực tiếp',
    'Một bàn, một đường cong. Rời đi trước khi nó đứt.',
    'Vào chỗ',
  ],
  'Every result can be checked': [
    'Kết quả nào cũng kiểm tra được',
    'Xem hash của hạt giống, chơi, công khai, rồi tự tính lại.',
    'Chơi Độc quyền',
  ],
  'Games for every mood': [
    'Trò chơi cho mọi tâm trạng',
    'Nổ hũ, trò chơi bàn, xổ số và thể thao ở một nơi.',
    'Xem trò hot',
  ],
  'Offers for every day': ['Ngày nào cũng có ưu đãi', 'Cho gì, cần gì: tất cả trên một trang.', 'Xem ưu đãi'],
  'Slots by the hundred': ['Hàng trăm trò nổ hũ', 'Từ ba cuộn đến hai mươi dòng và hơn nữa.'],
  'Old legends, new reels': [
    'Huyền thoại cũ, cuộn mới',
    'Bão tố, thuyền dài và chiếc búa biết trả thưởng.',
    'Xem thử',
  ],
  'Live tables': ['Bàn trực tiếp', 'Baccarat và Rồng Hổ, chia bài ngay trước mắt bạn.'],
  'The wheel never sleeps': ['Vòng quay không ngủ', 'Roulette châu Âu suốt ngày đêm.'],
  'Four guns, one shoal': [
    'Sảnh bắn cá',
    'Bốn người bắn cùng một đàn, và tỷ lệ hoàn của từng con cá ghi trong luật chơi.',
    'Chơi ngay',
  ],
  'Play each other': [
    'Chơi cùng người khác',
    'Hold’em, Tiến Lên và rummy ở những bàn thành viên đấu với nhau. Không ai thấy lá bài úp.',
    'Chơi Texas Hold’em',
  ],
  'Our own book': ['Thể thao của riêng chúng tôi', 'Có tỷ lệ trước giờ đấu và trong khi đấu.'],
  'E-sports': ['Thể thao điện tử', 'Bản đồ và trận đấu, có tỷ lệ ngay trong khi đấu.'],
  Lottery: ['Xổ số', 'Xổ số các miền và keno, kết quả có ngay khi quay.'],
  'Your numbers, your day': [
    'Số của bạn, ngày của bạn',
    'Chọn kỳ quay theo thứ trong tuần và đặt số của bạn.',
  ],
  'Take the site with you': ['Mang trang web theo bạn', 'Ứng dụng nhỏ, nhanh và tự cập nhật.'],
  'Points mall': ['Đổi điểm', 'Điểm không bao giờ hết hạn. Giữ lại cho món bạn thích.'],
  'Small treats': ['Quà nhỏ', 'Phần thưởng cho người hay ghé.', 'Xem ưu đãi'],
  'How can we help?': ['Bạn cần giúp gì?', 'Lời đáp cho những điều người chơi hỏi nhiều nhất.'],
  'Somebody is there': [
    'Luôn có người ở đây',
    'Viết cho chăm sóc khách hàng bất cứ lúc nào.',
    'Viết cho chúng tôi',
  ],
  Welcome: ['Chào mừng', 'Một tên và một mật khẩu là đủ để bắt đầu.'],
  'Already know the rules?': [
    'Bạn đã biết luật chưa?',
    'Đọc cách kiểm tra từng ván trước khi tham gia.',
    'Chơi công bằng',
  ],
  'Tessera Originals': ['Độc quyền Tessera', 'Công bằng chứng minh được, tỷ lệ hoàn trả hiện ở từng cược.'],
  'Set your own odds': ['Tự đặt tỷ lệ', 'Chọn cơ hội, xem mức trả, rồi gieo.', 'Gieo xúc xắc'],
  'Night shift': ['Ca đêm', 'Cho những ai chơi sau chuyến tàu cuối.', 'Vào chơi'],
  'How high dare you?': ['Bạn dám lên bao cao?', 'Một con số, một lần nhấn.', 'Chơi Limbo'],
  'Reels after dark': ['Cuộn quay lúc đêm về', 'Lâu đài, dơi và trăng tròn.'],
  'The back room': ['Phòng trong', 'Bàn cho ít người, mở khuya.'],
  'Our own games': ['Trò chơi của riêng chúng tôi', 'Chúng tôi làm, bạn kiểm tra.'],
  'Warm-up lap': ['Vòng khởi động', 'Cược 200.00, nhận 5.00.'],
  'Lucky thousand': ['Một nghìn may mắn', 'Một vé cho mỗi 1,000.00.'],
  'Midnight lap': ['Vòng nửa đêm', 'Cược 100.00, nhận 3.00.'],
}
