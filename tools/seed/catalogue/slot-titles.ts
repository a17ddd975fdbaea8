// SPDX-License-Identifier: Apache-2.0
import type { ThemeName } from '@tessera/ui/art/index'

/**
 * Names of slot games by the world of their picture. All are invented. A word of a title usually names the
 * hero of its picture ("Cherry Crate Cash" shows a cherry); where it does not, the id chooses one of the world.
 */
export const slotTitles: Partial<Record<ThemeName, readonly string[]>> = {
  fruit: ['Cherry Cascade Club', 'Lemon Lagoon Spins', 'Grape Harvest Hall', 'Melon Mania Market', 'Plum Paradise Drop', 'Strawberry Skies', 'Orange Overdrive', 'Cherry Crate Cash'],
  classic: ['Seven Lanterns Hot', 'Triple Bell Avenue', 'Reel Boulevard', 'Star Depot Deluxe', 'Velvet Sevens', 'Bell Tower Nights', 'Diamond Diner', 'Neon Seven Garage'],
  egypt: ['Vault of Anubis Rising', 'Scarab Meridian', 'Cleo and the Ninth Door', 'Horus Over the Nile', 'Pharaoh\'s Hidden Stair', 'Eye of Khonsu', 'Sphinx at Sundown', 'Bastet\'s Whisper'],
  olympus: ['Zeus Stormbringer Hall', 'Medusa in Marble', 'Pegasus Skyfall', 'Trident of the Deep Kings', 'Lyre and Laurel', 'Thunder Terrace', 'Labyrinth of Minos', 'Oracle of Embers'],
  dragon: ['Dragon Hoard Keep', 'Emberwing Ascent', 'Wyvern\'s Watch', 'Twin Dragon Ferry', 'Hydra Hollow', 'Drake Harbour', 'Dragon Kiln'],
  prosperity: ['Panda Bamboo Bounty', 'Lantern Lane Riches', 'Koi Pond Blessings', 'Jade Courtyard', 'Lotus Tide Fortune', 'Ninefold Golden Coins', 'Emperor\'s Ninth Gate', 'Tiger Teahouse', 'Rabbit Moon Festival', 'Firework Fortune Night'],
  ocean: ['Octopus Grotto', 'Shark Bay Showdown', 'Neon Reef Riches', 'Turtle Cove', 'Pearl Diver\'s Luck', 'Mermaid Mirage', 'Whale Song Wins', 'Jellyfish Glow', 'Crab Beach Bonus', 'Dolphin Delta'],
  wildlife: ['Buffalo Ridge Run', 'Wolf at Midnight', 'Lion\'s Savanna Crown', 'Tiger Monsoon', 'Grizzly Creek', 'Eagle Canyon Flight', 'Rhino Stampede Plains', 'Elephant Rain', 'Fox Hollow', 'Stallion Mesa', 'Panther Shadow', 'Croc Bayou', 'Bison Thunderland'],
  pirate: ['Captain Crosswind', 'Corsair\'s Compass', 'Treasure of Gull Key', 'Cannon Bay', 'Galleon Graves', 'Jolly Skull Bay', 'Anchor and Gold', 'Plunder Parade'],
  viking: ['Odin\'s Long Winter', 'Thor Hammerfall Hall', 'Fjord of Wolves', 'Rune Raiders North', 'Raven Banner', 'Longship Dawn', 'Berserker Ballad'],
  samurai: ['Shogun\'s Seal', 'Ronin Rain', 'Ninja Moonstep', 'Katana Crossing', 'Sakura Blade', 'Oni Mask Night', 'Pagoda of Petals'],
  space: ['Saturn Ring Rush', 'Comet Courier', 'Astronaut Drift', 'Lunar Relay', 'Alien Echo', 'Nova Frontier Spins', 'Orbit Nine', 'Solar Sail', 'Ufo Over Mesa'],
  candy: ['Cupcake Carnival', 'Lollipop Lane', 'Donut Dominion', 'Gummy Grove', 'Sundae Summit', 'Cookie Crumble Cash', 'Chocolate River Run', 'Bonbon Burst', 'Gingerbread Street'],
  aztec: ['Totem of the Ninth Sun', 'Temple of Itzel', 'Calendar of Suns', 'Mask of Tlaloc', 'Serpent Steps'],
  rome: ['Legion of Laurels', 'Arena of Ash', 'Chariot Crown Run', 'Laurel and Iron', 'Centurion\'s Oath'],
  arabia: ['Genie of Amber Dunes', 'Caravan Moon', 'Lamp of Seven Wishes', 'Sultan\'s Silk Road', 'Cobra Courtyard', 'Oasis of Stars'],
  magic: ['Wizard\'s Ninth Tower', 'Crystal Seer', 'Potion Panic', 'Unicorn Vale', 'Griffin Guard', 'Spellbook of Sparks', 'Alchemist Alley'],
  gothic: ['Vampire Vineyard', 'Witchlight Manor', 'Pumpkin Patch Panic', 'Ghost of Gable House', 'Skull Serenade', 'Midnight Bat Ballet', 'Werewolf Weekend', 'Reaper\'s Last Spin'],
  fairy: ['Fairy Glow Glade', 'Mushroom Manor', 'Butterfly Bloom', 'Frog Prince Finale', 'Honey Hive Heights', 'Grove of Glimmer', 'Golden Apple Attic'],
  celtic: ['Clover Hill Chase', 'Shamrock Skies', 'Pot Beyond the Rainbow', 'Druid Stones', 'Horseshoe Harbour'],
  kingdom: ['Royal Ruby Relay', 'Knight of the Hollow', 'Queen\'s Quarter', 'Jester\'s Jackpot Court', 'Castle Siege Spins', 'Excalibur Lake', 'Crown and Canal'],
  monsters: ['Troll Bridge Toll', 'Goblin Gold Garage', 'Slime Time Splash', 'Yeti Peak Party', 'Golem Gate', 'Kraken Karaoke', 'Ogre Orchard'],
  jungle: ['Monkey Mango Mayhem', 'Toucan Treetops', 'Parrot Paradise Pays', 'Gecko Getaway', 'Sloth Speedway', 'Pineapple Beach Bash', 'Python Promenade'],
  arctic: ['Penguin Plunge', 'Polar Bear Bay', 'Glacier Glow', 'Snowman Spinfest', 'Walrus Waltz', 'Mammoth March'],
  prehistoric: ['Rex Rampage Valley', 'Raptor Ridge', 'Triceratops Trail', 'Fossil Fury', 'Dino Drive-In'],
  farm: ['Piggy Bank Barn', 'Cat Burglar Club', 'Puppy Parade Pays', 'Cheese Chase', 'Duck Pond Derby', 'Squirrel Stash'],
  gems: ['Emerald Echo', 'Diamond Dockyard', 'Crystal Cascade Club', 'Ruby Reservoir', 'Amethyst Avenue', 'Jewel Jukebox', 'Prism Pier'],
  crash: ['Jet Stream Jump', 'Balloon Sky Rally', 'Zeppelin Heights'],
  cyber: ['Robot Rumble City', 'Neon Circuit Nights', 'Chip Storm Circuit', 'Mecha Uprising Arena', 'Volt Vandals', 'Arcade Atlas', 'Laser Lounge'],
  west: ['Cowboy Canyon Cash', 'Saloon Showdown Street', 'Bandit Bluff', 'Cactus Creek', 'Rodeo Ridge', 'Sheriff\'s Silver', 'Frontier Wagon Trail'],
  mining: ['Nugget Creek', 'Dynamite Dig Deep', 'Pickaxe Peaks', 'Dwarf Depot', 'Quarry Quake', 'Mine Cart Mayhem'],
  heist: ['Vault on Vine Street', 'Spy Signal', 'Detective Detour', 'Cash Convoy', 'Mafia Matinee'],
  party: ['Guitar Glory Night', 'Maracas Moon Fiesta', 'Jazz Junction', 'Disco Dynamo Night', 'Clown Car Carnival', 'Carnival Canal', 'Champagne Party Pier'],
  clockwork: ['Steam Summit Express', 'Tesla Tower', 'Hourglass Hotel', 'Brass Balloonists', 'Clock Courtyard'],
  love: ['Cupid\'s Coin', 'Heart Harbour', 'Rose Romance Row'],
  football: ['Striker Street', 'Golden Cup Gala', 'Penalty Fever Plaza'],
  court: ['Dunk Dynasty', 'Knockout Nights', 'Tennis Terrace Ace'],
  racing: ['Nitro Nightline', 'Derby Day Dash', 'Grand Prix Gold Lap', 'Rally Riviera'],
  rooster: ['Rooster Ridge', 'Chicken Chase Farm', 'Tractor Tango'],
}
