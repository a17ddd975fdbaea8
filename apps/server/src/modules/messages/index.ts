export { messagesCalls } from './calls.ts'
export { addAnnouncement, addBanner, bannerByPicture, bannerPictures, type NewAnnouncement, type NewBanner } from './message-store.ts'
