import { idsOfCustomers } from "#app/features/account/staff-customers.server.ts";
import {
  counterOfOrder,
  countOrdersForStaff,
  listOrdersForStaff,
  orderForStaff,
} from "#app/features/orders/orders-for-staff.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { countOrdersCall, listOrdersCall, showOrderCall } from "../../calls/orders/order-calls.ts";
import { answerRead, listSearched, listSeen } from "../answer-office.server.ts";
import { chosenPlaces } from "../leads/lead-rows.server.ts";
import { orderRowsOf, shownOrder } from "./order-rows.server.ts";

const pageSize = 50;

/** What the lists of the parts counter and the screen of an order show. */
export const orderAnswers = [
  answerRead(listOrdersCall, async ({ query, places, language }) => {
    const { tab = "to-pick", text, after } = query;
    const customers = text?.trim() ? await idsOfCustomers(text) : undefined;
    const wanted = {
      places: chosenPlaces(places, query.place),
      tab,
      text,
      customers,
      after,
      limit: pageSize,
    };
    const { orders, next } = await listOrdersForStaff(wanted);
    const whose = orders.map(({ customerId }) => customerId);
    return {
      ...succeed({ rows: await orderRowsOf(orders, language), next: next ?? null }),
      audit: text?.trim()
        ? listSearched({ type: "order-list", id: "search" }, { text }, whose)
        : listSeen({ type: "order-list", id: tab }, whose),
    };
  }),

  answerRead(countOrdersCall, async ({ query, places }) =>
    succeed(await countOrdersForStaff(chosenPlaces(places, query.place))),
  ),

  answerRead(
    showOrderCall,
    async ({ params, language }) => {
      const order = await orderForStaff(params.id, language);
      if (order === undefined) return refuse("not-found");
      return {
        ...succeed(await shownOrder(order, language)),
        audit: {
          record: { type: "order", id: order.id, place: order.centerId },
          personId: order.customerId,
        },
      };
    },
    ({ params }) => counterOfOrder(params.id),
  ),
];
