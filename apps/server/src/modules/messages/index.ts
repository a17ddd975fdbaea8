export { messagesCalls } from './calls.ts'
export { addAnnouncement, addBanner, bannerByPicture, type NewAnnouncement, type NewBanner } from './message-store.ts'
