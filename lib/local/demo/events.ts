/** An event of the demo. */
export interface DemoEvent {
  /** Days after the day on which the demo is created. */
  readonly in: number;
  readonly time: string;
  readonly task: string;
}

const event = (days: number, time: string, task: string): DemoEvent => ({ in: days, time, task });

/** Members' own events, by user name. */
export const ownEvents: Readonly<Record<string, readonly DemoEvent[]>> = {
  farmer: [
    event(-12, '08:00', 'Hoof trimmer comes'),
    event(-6, '07:30', 'Grease the baler, check the belts'),
    event(-2, '14:00', 'Fetch mineral licks from the co-op'),
    event(0, '06:30', 'Move the ewes to the top field'),
    event(0, '11:00', 'Ring the miller about the late barley'),
    event(0, '17:30', 'Fix the gate at the ford'),
    event(2, '09:15', 'Vet: vaccinate the heifers'),
    event(5, '13:00', 'Tractor to the workshop'),
    event(9, '10:00', 'Walk the drains after the rain'),
    event(13, '08:30', 'Order seed potatoes'),
    event(20, '09:00', 'Organic inspection: papers on the table'),
    event(34, '07:00', 'Borrow the seed drill from Jonas'),
  ],
  teacher: [
    event(-8, '16:00', 'Mark the soil test answers'),
    event(-1, '18:00', 'Film the spade test'),
    event(1, '09:00', 'Soil samples to the lab'),
    event(4, '15:30', 'Call Rosa about the wet corner'),
    event(11, '10:00', 'Prepare the lesson on cover crops'),
    event(25, '08:00', 'School visit: thirty children, one heap of compost'),
  ],
};

/** Events of groups and enterprises, by title. */
export const circleEvents: Readonly<Record<string, readonly DemoEvent[]>> = {
  'Night lambing': [
    event(-4, '19:30', 'Rota for the first fortnight'),
    event(3, '20:00', 'Colostrum and tube feeding, at the long barn'),
    event(10, '19:30', 'Rota for the second fortnight'),
  ],
  'Sunday pruners': [event(6, '09:30', 'Pears at Tomasz’s: bring a saw, soup at one')],
  'Rain gauge club': [
    event(-9, '07:00', 'Read your gauge, send the number'),
    event(0, '07:00', 'Read your gauge, send the number'),
    event(7, '07:00', 'Read your gauge, send the number'),
  ],
  'First-year growers': [
    event(0, '18:30', 'Your soil test, line by line'),
    event(14, '18:30', 'What to sow first, and what can wait'),
  ],
  'Small dairy table': [event(8, '20:00', 'Feed bills side by side')],
  'Fence and gate': [event(12, '09:00', 'Set twenty posts at the ridge')],
  'Northfold Veg Boxes': [
    event(-5, '06:00', 'Pack ninety boxes'),
    event(2, '06:00', 'Pack ninety boxes'),
    event(9, '06:00', 'Pack ninety boxes'),
    event(15, '17:00', 'What grows next year: everybody at one table'),
  ],
  'Long Field Soil Lab': [event(1, '08:00', 'Jars in by eight'), event(5, '16:00', 'Results by telephone')],
  'Ridge Mill & Bakery': [
    event(0, '05:00', 'Bake: rye and spelt'),
    event(4, '05:00', 'Bake: rye and spelt'),
    event(18, '14:00', 'Pay day for grain'),
  ],
};
