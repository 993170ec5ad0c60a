// The desk on the web: every address, who may use it, and what it answers. One table of routes makes the server and the
// OpenAPI document.
#pragma once

#include <memory>
#include <string>

#include "ronda/desk/desk.h"
#include "ronda/secret/signature.h"
#include "ronda/site/visitor.h"
#include "ronda/web/http/server.h"

namespace ronda::site {

// What the handlers share. It lives as long as the server.
class Site {
 public:
  explicit Site(desk::Desk& desk);
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;
  ~Site();

  desk::Desk& desk() { return desk_; }
  web::LiveHub& hub() { return *hub_; }

  // Where others find the desk, as far as it was told: "https://open.example"; empty: as each visitor reaches it.
  const std::string& public_address() const { return public_address_; }
  void set_public_address(std::string address) { public_address_ = std::move(address); }

  // What the desk signs with, as far as it has a key.
  const std::optional<secret::SigningKey>& key() const { return key_; }
  void set_key(secret::SigningKey key) { key_ = std::move(key); }

  // Everything the server needs.
  web::Application MakeApplication();

  // A handler of somebody who was let in, about one tournament in its newest version.
  struct Visit {
    const web::Request& request;
    Visitor visitor;
    std::shared_ptr<desk::Room> room;  // null where the address names no tournament
    desk::SharedVersion version;       // all of it; public handlers ask seen()
    std::string base = {};             // where others find the desk: "https://open.example"

    // The same of the tournament: "https://open.example/t/club".
    std::string address() const { return base + "/t/" + room->slug(); }

    // What the visitor may see: staff everything, others what is published.
    const desk::Version& seen() const { return visitor.IsStaff() ? *version : version->published(); }
  };
  using Answerer = std::function<web::Response(Site&, const Visit&)>;
  // 404 where the tournament is none, an error page where it cannot be read. Answered by a thread that is none of the
  // server's: what takes long keeps nobody else waiting. Whom the store has to be asked about have threads of their
  // own: while a database does not answer, everybody else is answered from memory.
  web::Handler Answering(Answerer answerer);
  // The same for an address that decides itself what it does later.
  using LateAnswerer = std::function<void(Site&, const Visit&, web::Reply)>;
  web::Handler AnsweringLater(LateAnswerer answerer);

  // By one of the threads that answer. What is thrown is noted; who was not answered then hears that the server failed.
  void Later(std::function<void()> work) { Add(answering_, std::move(work)); }
  void set_log(std::shared_ptr<web::RequestLog> log) { log_ = std::move(log); }

  // Cuts off those at the desk; who still has a right comes back and goes on where they were.
  void EndStaffStreams();

 private:
  void Add(desk::Workers& workers, std::function<void()> work);
  // Whether the store has to be asked who this is, or what the tournament is like.
  bool MayWait(const web::Request& request);
  void Answer(const web::Request& request, const LateAnswerer& answerer, const web::Reply& reply);
  std::optional<web::Response> Guard(const web::Request& request, const web::Route& route);
  Result<Visit> VisitOf(const web::Request& request);
  std::string BaseFor(const web::Request& request) const;
  // The live channels of a tournament, if they are not open yet: one that was made a moment ago has none.
  void OpenChannels(const std::string& slug, journal::Seq seq);
  void Tell(const std::string& slug, const desk::SharedVersion& version, const journal::Act& act);
  void Skip(const std::string& slug, journal::Seq seq);

  desk::Desk& desk_;
  std::string public_address_;
  std::optional<secret::SigningKey> key_;
  std::shared_ptr<web::LiveHub> hub_ = std::make_shared<web::LiveHub>();
  std::shared_ptr<web::RequestLog> log_;  // may be null
  // Last, as they use the others: who answers; who answers those the store is asked about; who looks up their rights.
  desk::Workers answering_{4};
  desk::Workers asking_{4};
  desk::Workers guarding_{2};
};

// What every source of addresses speaks of.
using Visit = Site::Visit;
using web::Method;
using web::Response;
using web::Right;

// Acts as events: their numbers, and the channels of a tournament.
std::uint64_t EventId(journal::Seq seq);
// Whether a live client has seen acts of another desk that have not come to this one yet.
bool HasSeenMore(const web::Request& request, const desk::Version& version);
std::string PublicChannel(const std::string& slug);
std::string StaffChannel(const std::string& slug);

// The parts of the table.
std::vector<web::Route> ApiRoutes(Site& site);
std::vector<web::Route> DoorRoutes(Site& site);
std::vector<web::Route> HomeRoutes(Site& site);
std::vector<web::Route> PublicRoutes(Site& site);
std::vector<web::Route> StaffRoutes(Site& site);
std::vector<web::Route> StaffApiRoutes(Site& site);
std::vector<web::Route> AccessRoutes(Site& site);
std::vector<web::Route> AccountRoutes(Site& site);
std::vector<web::Route> ScreenRoutes(Site& site);
std::vector<web::Route> PhoneRoutes(Site& site);
std::vector<web::Route> PaperRoutes(Site& site);
std::vector<web::Route> ShareRoutes(Site& site);

}  // namespace ronda::site
