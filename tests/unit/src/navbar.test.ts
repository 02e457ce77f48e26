import {expect, test} from 'vitest';
import {withSides} from '../../../src/navbar';
import {proves} from '../../spec/statements';

test('a navbar item without a position is on the right', proves('2.navbar.default-side'), () => {
  const items = [
    {label: 'No side', to: '/'},
    {label: 'Left', to: '/', position: 'left' as const},
    {type: 'search', position: 'right' as const},
  ];
  expect(withSides(items).map(({position}) => position)).toEqual(['right', 'left', 'right']);
  expect(withSides(items)[0]).toEqual({label: 'No side', to: '/', position: 'right'});
});
