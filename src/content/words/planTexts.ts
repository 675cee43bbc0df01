import { resaleThreshold } from '../season/current'

/** One reason to buy: a few words, then a sentence. */
interface Benefit {
  title: string
  text: string
}

/** The texts of a pricing sheet before the prices. */
export interface PlanText {
  headline: string
  /** One or two sentences below the headline. */
  lede: string
  benefits: readonly Benefit[]
  /** A condition of the plan. */
  note?: string
}

const onePerson: Benefit = {
  title: 'One person to call',
  text: 'Your account manager, named above, knows your seats and answers your questions.',
}

const planPrice: Benefit = {
  title: 'Plan holder pricing',
  text: 'You pay the plan holder price for every game. See how it compares to box office prices below.',
}

const halfSeason: PlanText = {
  headline: 'Half a season of Bruins hockey in seats you call your own',
  lede: 'Twenty-two home games: often enough to know the people in your row, and still leave plenty of nights free.',
  benefits: [
    {
      title: 'The same seats, 22 times',
      text: 'Your row, your view and your neighbors stay the same from your first game to your last.',
    },
    planPrice,
    {
      title: 'A winter you can plan',
      text: 'Your schedule lists all 22 games, so work, family and travel can be arranged around them.',
    },
    {
      title: 'Built for client entertaining',
      text: 'Twenty-two evenings to thank a client, reward a team or keep a standing date.',
    },
    {
      title: 'Easy to share',
      text: 'Split it with friends, family or a business partner. There are plenty of games to go around.',
    },
    onePerson,
  ],
  note: `Half Season plans have a resale threshold of ${resaleThreshold}.`,
}

/**
 * The plans' benefits by the plan's name in public links. SAMPLE WORDING, which the venue replaces
 * (see samples.ts). The number of games of a plan is in the season (gamesPerPlan).
 */
export const planTexts = {
  plana: halfSeason,
  planb: halfSeason,
  weekendplan: {
    headline: 'Bruins hockey for the days you have time for it',
    lede: 'Eleven weekend games in the same seats. The week belongs to work and school; these dates belong to you.',
    benefits: [
      {
        title: 'Weekends only',
        text: 'No racing in from the office. Every one of your eleven games falls on a weekend.',
      },
      {
        title: 'The same seats, 11 times',
        text: 'Find your way there once. After that, just head to your seats.',
      },
      planPrice,
      { title: 'Good for families', text: 'A family day out with no homework to worry about.' },
      {
        title: 'Great with friends',
        text: 'Make a weekend of it with friends from out of town, or take someone new each time.',
      },
      onePerson,
    ],
  },
  rivalblackhomeplan: {
    headline: 'The games everybody asks for',
    lede: 'Opening night at home, the Black Friday game and our fiercest rivals: eleven games in one plan, with your seats settled before anyone else starts looking.',
    benefits: [
      {
        title: 'The home opener',
        text: 'Be there in your own seat when a new season starts in Boston.',
      },
      {
        title: 'Black Friday',
        text: 'The day after Thanksgiving is for hockey, and your tickets are in hand.',
      },
      {
        title: 'The rivals',
        text: 'The opponents that bring out the noise, without a search for tickets every time.',
      },
      {
        title: 'The same seats, 11 times',
        text: 'On the biggest nights of the season you know exactly where you sit.',
      },
      planPrice,
      onePerson,
    ],
  },
  '5-gameplan': {
    headline: 'Five good nights and one simple plan',
    lede: 'Five home games in the same seats: the easy way to see the Bruins live without giving up your winter.',
    benefits: [
      {
        title: 'The easiest way in',
        text: 'Five games are enough to feel at home here and few enough for a full calendar.',
      },
      {
        title: 'The same seats, five times',
        text: 'One choice now, and your seats are waiting at each of your five games.',
      },
      planPrice,
      {
        title: 'Dates you know',
        text: 'Your schedule lists all five games. Put them in the calendar and look forward to them.',
      },
      {
        title: 'A gift that lasts',
        text: 'Five evenings for a birthday, the holidays or someone who deserves a thank-you.',
      },
      onePerson,
    ],
  },
  '6-gameplan': {
    headline: 'Six games to look forward to all season',
    lede: 'Six home games in the same seats. Enough to follow the team up close, and always another night to come.',
    benefits: [
      {
        title: 'Always a next game',
        text: 'Six dates give the season a rhythm: one game is barely over and the next one is booked.',
      },
      {
        title: 'The same seats, six times',
        text: 'One choice now, and your seats are waiting at each of your six games.',
      },
      planPrice,
      {
        title: 'Two, three or six ways',
        text: 'Six games divide evenly. Share them with friends and everybody gets a fair share.',
      },
      {
        title: 'Room for guests',
        text: 'Bring a client to one, a colleague to the next and keep the best for the family.',
      },
      onePerson,
    ],
  },
} as const satisfies Record<string, PlanText>
